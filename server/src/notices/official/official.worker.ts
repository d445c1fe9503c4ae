import { workerData } from 'node:worker_threads'
import { answerThread } from '../../jobs/thread-side.ts'
import { openCheckers } from './checkers.ts'
import type { Question } from './official-checks.ts'
import type { OfficialFolders } from './official-folders.ts'

const checkerOf = openCheckers(workerData as readonly OfficialFolders[])

answerThread(({ version, xml, subtype }: Question, onProgress) =>
  checkerOf(version)(xml, subtype, onProgress),
)
