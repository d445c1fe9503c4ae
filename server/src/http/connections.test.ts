import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gate, makeGate } from '../gate/gate.ts'
import { usualLimits } from '../rpc/limits.ts'
import { readBody } from './bodies.ts'
import { createBoundServer } from './connections.ts'
import { connectRaw } from './test-raw-peer.ts'

const heard: string[] = []
/** How many were begun, and how many requests were made of what came. */
let begun = 0
let made = 0
const server = createBoundServer(
  (request, response) => {
    void readBody(request, 1000, { holds: () => undefined }).then((body) => {
      heard.push(body.toString())
      response.end('ok')
    })
  },
  usualLimits,
  () => {
    begun++
  },
)
server.on('request', () => made++)
server.on('checkExpectation', () => made++)
server.keepAliveTimeout = 500
/** Node waits so much longer than it says. */
const buffer = 1000

let gate: Gate
let url = ''
beforeAll(async () => {
  gate = await makeGate(server)
  await once(server.listen(gate.path), 'listening')
  const bounds = { connectionsPerAddress: 10, firstWordWithin: 10_000, trustProxy: false } as const
  const { port } = await gate.open({ host: '127.0.0.1', port: 0, ...bounds })
  url = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await gate.shut()
  server.closeAllConnections()
  server.close()
  await gate.close()
})

const post = (body: string) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`

/** Nothing of the application runs meanwhile, but the gate does. */
const block = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('what came over a connection whose rest ends while the application is busy is read', async () => {
  const peer = await connectRaw(url)
  peer.socket.write(post('first'))
  await expect.poll(() => peer.heard()).toContain('ok')
  const rest = server.keepAliveTimeout + buffer
  await pause(rest / 2)
  // After the sockets were looked at, and before timers are.
  setImmediate(() => {
    peer.socket.write(post('filing'))
    block(rest)
  })
  await expect.poll(() => heard).toEqual(['first', 'filing'])
  // Its next rest ends as ever.
  await expect.poll(() => peer.socket.readableEnded).toBe(true)
  peer.socket.destroy()
})

test.each([
  ['plain', 'Host: x'],
  ['with an expectation nobody knows', 'Host: x\r\nExpect: x'],
  ['that expect a word before their body', 'Host: x\r\nExpect: 100-continue'],
  ['without a host', 'Accept: */*'],
])(
  'of thousands of requests in one piece only the first few are made requests: %s',
  async (_case, headers) => {
    ;[begun, made] = [0, 0]
    const peer = await connectRaw(url)
    peer.socket.on('error', () => undefined)
    peer.socket.write(`GET / HTTP/1.1\r\n${headers}\r\n\r\n`.repeat(1000))
    await expect.poll(() => [begun, made]).toEqual([4, 5])
    await pause(200)
    expect([begun, made]).toEqual([4, 5])
    peer.socket.destroy()
  },
)

test('a request of very many headers is not made', async () => {
  ;[begun, made] = [0, 0]
  const peer = await connectRaw(url)
  const headers = (count: number) => Array.from({ length: count }, (_, n) => `a${n}: x\r\n`).join('')
  peer.socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${headers(90)}\r\n`)
  await expect.poll(() => peer.heard()).toContain('200 OK')
  peer.socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${headers(150)}Transfer-Encoding: chunked\r\n\r\n`)
  expect(await peer.ended).toMatch(/HTTP\/1.1 4\d\d /)
  expect([begun, made]).toEqual([1, 1])
})
