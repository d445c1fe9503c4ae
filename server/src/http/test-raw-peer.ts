import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A plain connection that says exactly these bytes and keeps what comes back. */
export type RawPeer = {
  socket: Socket
  heard: () => string
  /** Resolves when the other side has ended it, with all that came. */
  ended: Promise<string>
}

/** `localAddress`: where it comes from, for what is counted by address. */
export async function connectRaw(url: string, localAddress = '127.0.0.1'): Promise<RawPeer> {
  const { hostname, port } = new URL(url)
  const socket = createConnection({ host: hostname, port: Number(port), allowHalfOpen: true, localAddress })
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => {
    socket.once('end', () => resolve(text))
    socket.once('close', () => resolve(text))
  })
  await once(socket, 'connect')
  return { socket, heard: () => text, ended }
}

/** The status of the first answer to these bytes; the connection is then given up. */
export async function statusOf(url: string, bytes: string): Promise<number> {
  const { socket, heard, ended } = await connectRaw(url)
  socket.write(bytes, 'latin1')
  while (!heard().includes('\r\n') && !socket.destroyed) await Promise.race([ended, pause(5)])
  socket.destroy()
  return Number(heard().split(' ')[1] ?? 0)
}

/** The request that opens a websocket, at any path and with any further headers. */
export const upgradeRequest = (path = '/websocket', headers: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
    ...headers,
    '',
    '',
  ].join('\r\n')
