import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type Receiving, receivingOf } from './receiving.ts'

const server = createServer()
const endpoint = new WebSocketServer({
  noServer: true,
  perMessageDeflate: { threshold: 0, clientNoContextTakeover: true },
})
const unpacked: number[] = []
let owed = 0
/** How many are being unpacked, and what was seen of that. */
let [inWork, begun, inWorkAtMessage] = [0, 0, 0]
let turn = Promise.resolve()
let latest: { websocket: WebSocket; receiving: Receiving }

server.on('upgrade', (request, socket, head) =>
  endpoint.handleUpgrade(request, socket, head, (websocket) => {
    const reserve = () => (came: number) => void unpacked.push(came)
    const unpacks = () => {
      begun++
      inWork++
      return () => void inWork--
    }
    const held = { rests: () => false, inTurn: (work: () => void) => work() }
    const unpackInTurn = async <Result>(work: () => Promise<Result>) => {
      await turn
      return work()
    }
    const parts = { owed: () => owed, reserve, unpacks, unpackInTurn, ...held }
    latest = { websocket, receiving: receivingOf(websocket, socket, parts) }
    websocket.on('message', () => {
      inWorkAtMessage = inWork
    })
    websocket.on('error', () => undefined)
  }),
)
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  endpoint.close()
  server.close()
})

async function connected() {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    perMessageDeflate: { threshold: 0 },
  })
  await once(client, 'open')
  return { client, ...latest }
}

test('what was unpacked is told, whatever it came in', async () => {
  owed = 0
  unpacked.length = 0
  const { client, websocket } = await connected()
  const heard = once(websocket, 'message')
  client.send(' '.repeat(100_000))
  expect(String((await heard)[0])).toHaveLength(100_000)
  expect(unpacked).toEqual([100_000])
  client.terminate()
})

test('what is being unpacked is known until it was handed on, once however many frames it came in', async () => {
  ;[owed, begun, inWorkAtMessage] = [0, 0, 0]
  const { client, websocket } = await connected()
  const heard = once(websocket, 'message')
  client.send('x'.repeat(1000), { fin: false })
  client.send('y'.repeat(1000))
  await heard
  expect([begun, inWorkAtMessage]).toEqual([1, 1])
  await expect.poll(() => inWork).toBe(0)
  client.terminate()
})

test('who owes waits, and is answered once that is over', async () => {
  owed = 0.3
  const { client, websocket, receiving } = await connected()
  const heard = once(websocket, 'message')
  client.send('x'.repeat(1000))
  await expect.poll(receiving.waits).toBe(true)
  owed = 0
  await heard
  expect(receiving.waits()).toBe(false)
  client.terminate()
})

test('who leaves while it waits is gone at once', async () => {
  owed = 1000
  const { client, websocket, receiving } = await connected()
  client.send('x'.repeat(1000))
  await expect.poll(receiving.waits).toBe(true)
  const gone = new Promise((resolve) => websocket.once('close', resolve))
  client.terminate()
  await gone
  expect(receiving.waits()).toBe(false)
})

test('who waits for her turn to be unpacked is known to', async () => {
  owed = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  turn = promise
  const { client, websocket, receiving } = await connected()
  const heard = once(websocket, 'message')
  client.send('x'.repeat(1000))
  await expect.poll(receiving.unpacks).toBe(true)
  expect(receiving.held()).toBeGreaterThan(0)
  resolve()
  await heard
  expect(receiving.unpacks()).toBe(false)
  turn = Promise.resolve()
  client.terminate()
})

test.each([
  ['unfolds to more than it may', () => [' '.repeat(200_000)], 1009],
  ['comes in very many frames', () => [...Array.from({ length: 5000 }, () => ''), ' '], 1009],
])('a packed message that %s ends the socket', async (_what, frames, status) => {
  owed = 0
  const { client, receiving } = await connected()
  receiving.limit(100_000)
  const closed = once(client, 'close')
  const all = frames()
  all.forEach((text, index) => client.send(text, { fin: index === all.length - 1 }))
  expect((await closed)[0]).toBe(status)
})

test('what is packed wrongly ends the socket', async () => {
  const { client } = await connected()
  const closed = once(client, 'close')
  const frame = Buffer.from([0xc1, 0x84, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff])
  ;(client as unknown as { _socket: NodeJS.WritableStream })._socket.write(frame)
  expect((await closed)[0]).toBe(1007)
})

test('behind the end of what it may unfold to nothing more of a message is unpacked', async () => {
  owed = 0
  unpacked.length = 0
  const { client, receiving } = await connected()
  receiving.limit(100_000)
  const closed = once(client, 'close')
  const first = deflateRawSync(Buffer.alloc(200_000), { finishFlush: constants.Z_SYNC_FLUSH })
  const second = deflateRawSync(Buffer.alloc(50_000_000))
  const packed = Buffer.concat([first, second])
  const head = Buffer.from([0xc1, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  head.writeBigUInt64BE(BigInt(packed.length), 2)
  ;(client as unknown as { _socket: NodeJS.WritableStream })._socket.write(Buffer.concat([head, packed]))
  expect((await closed)[0]).toBe(1009)
  expect(unpacked).toEqual([100_000])
})
