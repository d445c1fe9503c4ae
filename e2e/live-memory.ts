import { once } from 'node:events'

/** What a process still holds once its garbage is collected: objects, and buffers beside them. */
export type Live = { heap: number; buffers: number }

/** Makes Node name the address at which its memory can be asked for. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/** Asks a process that was started `inspected`; `output` is what it has printed. */
export async function liveMemory(output: string): Promise<Live> {
  const address = /ws:\/\/127\.0\.0\.1:\d+\/\S+/.exec(output)?.[0]
  if (!address) throw new Error('The process does not say where it can be inspected.')
  const socket = new WebSocket(address)
  await once(socket, 'open')
  await answerOf(socket, 'HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = await answerOf<HeapUsage>(socket, 'Runtime.getHeapUsage')
  socket.close()
  return { heap: usedSize, buffers: backingStorageSize }
}

type HeapUsage = { usedSize: number; backingStorageSize: number }

async function answerOf<Result>(socket: WebSocket, method: string): Promise<Result> {
  const id = Math.floor(Math.random() * 2 ** 30)
  const answer = new Promise<Result>((resolve) => {
    socket.addEventListener('message', function heard({ data }) {
      const message = JSON.parse(String(data))
      if (message.id !== id) return
      socket.removeEventListener('message', heard)
      resolve(message.result)
    })
  })
  socket.send(JSON.stringify({ id, method }))
  return answer
}
