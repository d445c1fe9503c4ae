import { workerData } from 'node:worker_threads'
import { answerThread } from '../../jobs/thread-side.ts'
import { openChecker } from './checker.ts'
import type { Question } from './official-checks.ts'
import type { OfficialFolders } from './official-folders.ts'

const check = openChecker(workerData as OfficialFolders)

answerThread(({ xml, subtype }: Question, onProgress) => check(xml, subtype, onProgress))
