import { parentPort, workerData } from 'node:worker_threads'
import { openChecker } from './checker.ts'
import type { OfficialFolders } from './official-folders.ts'
import type { FromWorker, ToWorker } from './official-checks.ts'

/** How often the caller hears how far it is. */
const pause = 100

const check = openChecker(workerData as OfficialFolders)
const say = (message: FromWorker): void => parentPort?.postMessage(message)

parentPort?.on('message', ({ xml, subtype }: ToWorker) => {
  let last = 0
  const onProgress = (done: number, total: number): void => {
    const now = performance.now()
    if (now - last < pause && done < total) return
    last = now
    say({ kind: 'progress', done, total })
  }
  try {
    say({ kind: 'done', result: check(xml, subtype, onProgress) })
  } catch (fault) {
    say({ kind: 'failed', reason: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) })
  }
})
