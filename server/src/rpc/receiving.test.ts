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
let latest: { websocket: WebSocket; receiving: Receiving }

server.on('upgrade', (request, socket, head) =>
  endpoint.handleUpgrade(request, socket, head, (websocket) => {
    const reserve = () => (came: number) => void unpacked.push(came)
    const price = { owed: () => owed, reserve }
    latest = { websocket, receiving: receivingOf(websocket, socket, price) }
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
