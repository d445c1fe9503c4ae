import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type Receiving, receivingOf } from './receiving.ts'

const server = createServer()
const endpoint = new WebSocketServer({ noServer: true, perMessageDeflate: { threshold: 0 } })
const unpacked: number[] = []
let owed = 0
/** How many are being unpacked, and what was seen of that. */
let [inWork, begun, inWorkAtMessage] = [0, 0, 0]
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
    const parts = { owed: () => owed, reserve, unpacks, ...held }
    latest = { websocket, receiving: receivingOf(websocket, socket, parts) }
    websocket.on('message', () => {
      inWorkAtMessage = inWork
    })
    websocket.on('error', () => websocket.terminate())
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
