import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { call, type Sender } from '../server/src/rooms/test-uploads.ts'

export type ProbedCalls = Sender & { roomId: number }

/** Slow enough for the pace that one account has. */
const every = 40
const { roomId, ...sender } = workerData as ProbedCalls
const times: number[] = []
const over = new AbortController()
parentPort?.once('message', () => over.abort())

async function probe(method: string, ...params: unknown[]): Promise<void> {
  const start = performance.now()
  const { error } = await call(sender, method, ...params)
  if (error) throw new Error(error.message)
  times.push(performance.now() - start)
  await pause(every)
}

// The first ones open the connection.
await probe('isAuthenticated')
times.length = 0
parentPort?.postMessage('ready')
while (!over.signal.aborted) {
  await probe('isAuthenticated')
  await probe('getRoom', roomId)
}
parentPort?.postMessage(times)
