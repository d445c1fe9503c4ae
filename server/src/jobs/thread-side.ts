import { parentPort } from 'node:worker_threads'
import type { FromThread } from './thread.ts'

/** How often the asker hears how far it is. */
const pause = 100

/** The thread's own side: answers questions, one at a time. */
export function answerThread<Question, Answer>(
  work: (question: Question, onProgress: (done: number, total: number) => void) => Answer,
): void {
  const say = (message: FromThread<Answer>): void => parentPort?.postMessage(message)
  parentPort?.on('message', (question: Question) => {
    let last = 0
    const onProgress = (done: number, total: number): void => {
      const now = performance.now()
      if (now - last < pause && done < total) return
      last = now
      say({ kind: 'progress', done, total })
    }
    try {
      say({ kind: 'done', answer: work(question, onProgress) })
    } catch (fault) {
      say({ kind: 'failed', reason: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) })
    }
  })
}
