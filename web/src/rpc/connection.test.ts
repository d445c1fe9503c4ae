import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type WebSocket as Peer, WebSocketServer } from 'ws'
import { type Connection, createConnection, type Request } from './connection.ts'

type Message = { id: string | number; method: string; params: unknown[] }
type Answer = (message: Message, socket: Peer) => void

const delay = 30
const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/** A real websocket peer on a free port, or on the one it had before. */
async function peer(answer: Answer, port = 0) {
  const received: Message[] = []
  const server = new WebSocketServer({ port, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const message: Message = JSON.parse(String(data))
      received.push(message)
      answer(message, socket)
    })
  })
  await new Promise((resolve) => server.on('listening', resolve))
  const stop = () => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  }
  cleanUps.push(stop)
  const address = server.address() as AddressInfo
  return { received, stop, server, port: address.port, url: `ws://127.0.0.1:${address.port}/` }
}

const echo: Answer = ({ id, params }, socket) =>
  socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: params }))
const silence: Answer = () => undefined

function connectionTo(url: string, heard: unknown[] = []): Connection {
  const connection = createConnection({ onNotification: (...message) => heard.push(message) }, delay)
  cleanUps.push(() => connection.close())
  connection.connect(url)
  return connection
}

const read = (id: number): Request => ({ id, method: 'getThing', params: [id], repeatable: true })
const secret = (id: number): Request => ({ id, method: 'login', params: [], repeatable: false })

const untilReceived = (count: number, received: Message[]) => expect.poll(() => received.length).toBe(count)

test('a call waits for the connection and gets its own answer', async () => {
  const { url } = await peer(echo)
  const connection = connectionTo(url)
  expect(await Promise.all([connection.request(read(1)), connection.request(read(2))])).toEqual([[1], [2]])
})

test('an error carries kind, sentence, fields and request id', async () => {
  const data = {
    exceptionTypeName: 'ConflictException',
    message: 'Schon da.',
    fields: { '1.email': 'Vergeben' },
    requestId: 'r7',
  }
  const { url } = await peer(({ id }, socket) => {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32000, message: 'x', data } }))
  })
  await expect(connectionTo(url).request(read(1))).rejects.toMatchObject({
    type: 'ConflictException',
    message: 'Schon da.',
    fields: { '1.email': 'Vergeben' },
    requestId: 'r7',
  })
})

test('notifications are passed on, noise is not', async () => {
  const heard: unknown[] = []
  const { url, server } = await peer(echo)
  server.on('connection', (socket) => {
    for (const text of ['no json', '[]', '{"jsonrpc":"2.0","id":99,"result":1}']) socket.send(text)
    socket.send('{"jsonrpc":"2.0","method":"storeChanged","params":["user",null]}')
  })
  connectionTo(url, heard)
  await expect.poll(() => heard).toEqual([['storeChanged', ['user', null]]])
})

test('after a reconnect reads and changes are sent again with the same id', async () => {
  const first = await peer(silence)
  const connection = connectionTo(first.url)
  const change: Request = { id: 'a-uuid', method: 'saveThing', params: ['x'], repeatable: true }
  const answers = Promise.all([connection.request(read(1)), connection.request(change)])
  await untilReceived(2, first.received)
  first.stop()
  const second = await peer(echo, first.port)
  expect(await answers).toEqual([[1], ['x']])
  expect(second.received.map(({ id }) => id)).toEqual([1, 'a-uuid'])
})

test('a secret call is never sent again', async () => {
  const first = await peer(silence)
  const connection = connectionTo(first.url)
  const answer = connection.request(secret(1))
  const lost = expect(answer).rejects.toMatchObject({ type: 'ConnectionLost' })
  await untilReceived(1, first.received)
  first.stop()
  await lost
  const second = await peer(echo, first.port)
  await connection.request(read(2))
  expect(second.received.map(({ id }) => id)).toEqual([2])
})

test('the connection counts as failed after more than two attempts, until one succeeds', async () => {
  const first = await peer(echo)
  const connection = connectionTo(first.url)
  const seen: string[] = []
  connection.state.subscribe(() => {
    const { connected, failed } = connection.state.get()
    seen.push(connected ? 'connected' : failed ? 'failed' : 'lost')
  })
  await expect.poll(() => connection.state.get().connected).toBe(true)
  first.stop()
  await expect.poll(() => connection.state.get().failed).toBe(true)
  // Lost once, then two attempts that may fail quietly, the third is told.
  expect(seen.slice(0, 5)).toEqual(['connected', 'lost', 'lost', 'lost', 'failed'])
  await peer(echo, first.port)
  await expect.poll(() => connection.state.get()).toEqual({ connected: true, failed: false })
})

test('a message the peer finds too big is not sent again', async () => {
  const { url, received } = await peer((_, socket) => socket.close(1009))
  await expect(connectionTo(url).request(read(1))).rejects.toMatchObject({ type: 'TooLarge' })
  expect(received).toHaveLength(1)
})

test('moving to another address keeps the socket, connecting leaves it and takes open reads along', async () => {
  const here = await peer(silence)
  const there = await peer(echo)
  const connection = connectionTo(here.url)
  const answer = connection.request(read(1))
  await untilReceived(1, here.received)
  connection.moveTo(there.url)
  expect(there.received).toHaveLength(0)
  connection.connect(there.url)
  expect(await answer).toEqual([1])
})

test('what was under way for a person who has left is given up', async () => {
  const { url, received } = await peer(silence)
  const connection = connectionTo(url)
  const answer = connection.request(read(1))
  await untilReceived(1, received)
  connection.abandon()
  await expect(answer).rejects.toMatchObject({ type: 'ConnectionLost' })
})
