import { parentPort, workerData } from 'node:worker_threads'
import { openChecker } from '../server/src/notices/official/checker.ts'
import type { OfficialFolders } from '../server/src/notices/official/official-folders.ts'
import type { Engine } from '../server/src/notices/official/rule-book.ts'

/** The first notice that a new thread checks: the engines remember what they have compiled. */
export type ColdCheck = { folders: OfficialFolders; engine: Engine; xml: string; subtype: string }

const { folders, engine, xml, subtype } = workerData as ColdCheck
const start = performance.now()
openChecker(folders, engine)(xml, subtype)
parentPort?.postMessage(performance.now() - start)
