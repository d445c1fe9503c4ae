import { type AddressInfo, createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentBehalf } from '../database/behalf.ts'
import { ConnectionLost } from '../database/connection-lost.ts'
import { answerRooms } from '../rpc/answer-room.ts'
import { arrivalRooms } from '../rpc/arrivals.ts'
import { usualLimits } from '../rpc/limits.ts'
import { bearablePace } from '../rpc/rate.ts'
import { readHere } from '../rpc/reading/message-reader.ts'
import { stampedNow } from '../rpc/stamp.ts'
import { SaidBefore } from '../rpc/said-before.ts'
import { Undecided } from '../rpc/undecided.ts'
import { createBoundServer } from './connections.ts'
import { filingRequests } from './filing-requests.ts'
import { serveRpc } from './rpc.routes.ts'

const rooms = answerRooms()
const pace = bearablePace(usualLimits)
const saidBefore = new SaidBefore()
const arrivals = arrivalRooms()
const undecided = new Undecided()
const filings = filingRequests({
  undecided,
  saidBefore,
  stampOf: stampedNow,
  mayFile: () => true,
  filerOf: () => 'anna',
})
const app = fastify({
  serverFactory: (answer) => createBoundServer(answer, usualLimits, filings.begun),
})
/** So often the database cannot be asked. */
let outages = 0
let filing = false
let address = '127.0.0.1'
let begun = 0
let done = 0
/** When the last call came, and when it was known from whom. */
let [came, known] = [new Date(0), new Date(0)]
/** As what its session was looked up. */
let lookedUpFor = ''

beforeAll(async () => {
  serveRpc(app, {
    run: async (_caller, { now }) => {
      begun++
      came = now
      await pause(100)
      done++
      return { result: 'x'.repeat(10_000) }
    },
    // Looking a session up takes a while, in which a client can be gone.
    sessions: {
      open: async () => {
        await pause(30)
        known = new Date()
        lookedUpFor = currentBehalf()?.kind ?? 'house'
        if (outages-- > 0) throw new ConnectionLost('gone')
        return null
      },
      use: async () => null,
      behalfOf: () => ({ kind: 'user', whose: 'anna' }),
    } as never,
    addressOf: () => address,
    rooms,
    reader: readHere,
    arrivals,
    pace,
    changes: () => false,
    files: () => filing,
    filings,
    stampOf: stampedNow,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'any', params: [] })
const request = (token = '') =>
  `POST /api/v1/rpc HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${token}Content-Length: ${call.length}\r\n\r\n${call}`

async function sendAndLeave(text: string, afterMilliseconds: number): Promise<void> {
  const { port } = app.server.address() as AddressInfo
  const socket = createConnection({ host: '127.0.0.1', port })
  socket.on('error', () => undefined)
  socket.write(text)
  await pause(afterMilliseconds)
  socket.resetAndDestroy()
}

test.each([
  ['while its session is looked up', request('X-Auth-Token: any\r\n'), 15],
  ['while its calls are answered', request(), 60],
  ['while one answer waits for another', request().repeat(5), 60],
  ['at once', request('X-Auth-Token: any\r\n').repeat(5), 1],
])('who leaves %s leaves nothing behind', async (_when, text, afterMilliseconds) => {
  for (let count = 0; count < 5; count++) await sendAndLeave(text, afterMilliseconds)
  await pause(200)
  await expect.poll(() => done).toBe(begun)
  await expect.poll(() => rooms.visitors.taken).toBe(0)
  await expect.poll(() => arrivals.visitors.senders).toBe(0)
})

test('a call counts from its last byte, and not from when it is known who sent it', async () => {
  const { port } = app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/rpc`, {
    method: 'POST',
    headers: { 'x-auth-token': 'a' },
    body: call,
  })
  expect(await answer.json()).toMatchObject({ id: 1 })
  expect(known.getTime() - came.getTime()).toBeGreaterThanOrEqual(20)
})

test('what may be filed counts from its last byte also where the database is away for a while', async () => {
  outages = 3
  filing = true
  const { port } = app.server.address() as AddressInfo
  const answering = fetch(`http://127.0.0.1:${port}/api/v1/rpc`, {
    method: 'POST',
    headers: { 'x-auth-token': 'a' },
    body: call,
  })
  await expect.poll(() => outages).toBe(1)
  expect(undecided.earliest()).not.toBe(null)
  expect(await (await answering).json()).toMatchObject({ id: 1, result: expect.any(String) })
  expect(known.getTime() - came.getTime()).toBeGreaterThanOrEqual(250)
  expect(undecided.earliest()).toBe(null)
})

test.each([
  ['a short one that may be a filing', 100, 'filing'],
  ['one that is longer than any', 20_000, 'user'],
])('the session of whoever sends %s is looked up as such', async (_what, length, kind) => {
  const { port } = app.server.address() as AddressInfo
  const body = call.padEnd(length)
  await fetch(`http://127.0.0.1:${port}/api/v1/rpc`, {
    method: 'POST',
    headers: { 'x-auth-token': 'a' },
    body,
  })
  expect(lookedUpFor).toBe(kind)
})

test('where the database is away nobody who has a session is refused for what her address owes', async () => {
  outages = 1
  filing = true
  address = '127.0.0.2'
  pace.spend({ session: null, address }, 100_000)
  const { port } = app.server.address() as AddressInfo
  const post = (): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api/v1/rpc`, {
      method: 'POST',
      headers: { 'x-auth-token': 'a' },
      body: call,
    })
  const statuses = [(await post()).status, (await post()).status]
  address = '127.0.0.1'
  expect(statuses).toEqual([200, 429])
})

test('of requests that were refused behind others of their connection nothing stays', async () => {
  filing = true
  const refused = request('X-Auth-Token: a\r\n').replace('application/json', 'x')
  for (const afterMilliseconds of [15, 60]) {
    outages = 4
    await sendAndLeave(request('X-Auth-Token: a\r\n') + refused.repeat(3), afterMilliseconds)
    await expect.poll(() => saidBefore.size).toBe(0)
  }
})
