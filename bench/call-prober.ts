import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Sender } from '../server/src/rooms/test-uploads.ts'
import type { ProbedCalls } from './call-prober.worker.ts'
import { median } from './harness.ts'

export type CallTimes = { count: number; median: number; p95: number; worst: number }

/** How long ordinary calls take while something else is done; from a thread of its own, which sends nothing else. */
export async function callTimesWhile(
  sender: Sender,
  roomId: number,
  work: () => Promise<unknown>,
): Promise<CallTimes> {
  const workerData: ProbedCalls = { ...sender, roomId }
  const worker = new Worker(new URL('./call-prober.worker.ts', import.meta.url), { workerData })
  const broken = once(worker, 'error').then(([error]) => Promise.reject(error as Error))
  const heard = async () => (await Promise.race([once(worker, 'message'), broken]))[0]
  await heard()
  await Promise.race([work(), broken])
  worker.postMessage('end')
  const times = (await heard()) as number[]
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return { count: sorted.length, median: median(sorted), p95: at(0.95), worst: at(1) }
}

export const timesRow = (name: string, { count, median: middle, p95, worst }: CallTimes, idle: CallTimes) => [
  name,
  `${count} calls`,
  `median ${middle.toFixed(1)} ms`,
  `× ${(middle / idle.median).toFixed(1)}`,
  `p95 ${p95.toFixed(1)} ms`,
  `worst ${worst.toFixed(1)} ms`,
  `× ${(worst / idle.worst).toFixed(1)}`,
]
