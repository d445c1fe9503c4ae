import { pbkdf2, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, deflateRawSync } from 'node:zlib'
import type { Methods } from '@allmende/domain/method.ts'
import { allowed, everyone, refused } from '@allmende/domain/verdict.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ConnectionLost } from '../database/connection-lost.ts'
import { givenPlatform, logIn, openSocket, sessionsOnly } from '../test-platform.ts'
import { methodsOf, nothing } from './method.ts'

/** Something to file before a deadline, and something else to say. */
const contract = {
  fileBid: { kind: 'change', args: z.tuple([z.string()]), result: z.string(), filing: true },
  say: { kind: 'change', args: z.tuple([z.string()]), result: z.string() },
} as const satisfies Methods
const { change } = methodsOf<typeof contract>()

let deadline = Number.POSITIVE_INFINITY
/** So often the database cannot be asked. */
let outages = 0
let filed: Date[] = []

const asked = (): object => {
  if (outages-- > 0) throw new ConnectionLost('gone')
  return {}
}
const platform = givenPlatform({
  offer: {
    contract: { ...sessionsOnly.contract, ...contract },
    methods: [
      ...sessionsOnly.methods,
      change('fileBid', {
        load: async () => asked(),
        allow: (_actor, _subject, now) =>
          now.getTime() <= deadline
            ? allowed
            : refused('wrongRole', { event: { type: 'LOGIN_FAILED', data: { file: 'kept' } } }),
        run: async ({ now }, _subject, [bid]) => {
          filed.push(now)
          return bid
        },
        record: nothing,
      }),
      change('say', {
        load: async () => asked(),
        allow: everyone,
        run: async (_context, _subject, [word]) => word,
        record: nothing,
      }),
    ],
  },
})
let token: string
beforeAll(async () => {
  token = await logIn(platform.current.url, 'dora@deich-erdbau.example')
})
beforeEach(() => {
  deadline = Number.POSITIVE_INFINITY
  outages = 0
  filed = []
})

async function post(method: string, id: string | number, bid = 'bid'): Promise<unknown> {
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    headers: { 'x-auth-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id, method, params: [bid] }),
  })
  return answer.json()
}

test('what is filed while the database is away is decided by the moment at which it came', async () => {
  const { websocket } = await openSocket(platform.current.url, token)
  outages = 4
  const answering = post('fileBid', randomUUID())
  websocket.send(JSON.stringify({ jsonrpc: '2.0', id: randomUUID(), method: 'fileBid', params: ['bid'] }))
  await expect.poll(() => outages).toBeLessThanOrEqual(2)
  deadline = Date.now()
  await answering
  await expect.poll(() => filed).toHaveLength(2)
  expect(outages).toBeLessThan(0)
})

test('what is no filing, or cannot be told apart when it is said again, is refused at once', async () => {
  for (const [method, id] of [
    ['say', randomUUID()],
    ['fileBid', 1],
  ] as const) {
    outages = 1
    expect(await post(method, id)).toMatchObject({
      error: { data: { exceptionTypeName: 'UnavailableException' } },
    })
  }
  expect(filed).toEqual([])
})

test('whoever says the same again meanwhile gets the answer of the first', async () => {
  const id = randomUUID()
  outages = 1
  const first = post('fileBid', id)
  await expect.poll(() => outages).toBe(0)
  const between = new Date()
  deadline = between.getTime()
  await expect.poll(() => Date.now()).toBeGreaterThan(deadline)
  const again = post('fileBid', id)
  expect(await first).toMatchObject({ result: 'bid' })
  expect(await again).toEqual(await first)
  expect(filed).toEqual([expect.any(Date)])
  expect(filed[0]?.getTime()).toBeLessThanOrEqual(between.getTime())
})

test('the same that came earlier is decided anew where only what came later was refused', async () => {
  const { db } = platform.current.database
  const id = randomUUID()
  deadline = 0
  expect(await post('fileBid', id)).toMatchObject({ error: {} })
  deadline = Number.POSITIVE_INFINITY
  expect(await post('fileBid', id)).toMatchObject({ error: {} })
  await db
    .updateTable('keptAnswers')
    .set({ created: new Date(Date.now() + 60_000) })
    .where('callId', '=', id)
    .execute()
  expect(await post('fileBid', id)).toMatchObject({ result: 'bid' })
  expect(await post('fileBid', id)).toMatchObject({ result: 'bid' })
  expect(filed).toHaveLength(1)
})

test.each([
  ['of no kind that is read', '/api/v1/rpc', 'x'],
  ['to another path', '/x/../api/v1/rpc', 'application/json'],
  ['to a path spelled otherwise', '/api%2fv1/rpc', 'application/json'],
])('what was sent in time as a request %s does not let the same in later', async (_how, path, type) => {
  const { hostname, port } = new URL(platform.current.url)
  const id = randomUUID()
  const body = JSON.stringify({ jsonrpc: '2.0', id, method: 'fileBid', params: ['bid'] })
  const headers = `Host: x\r\nX-Auth-Token: ${token}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}`
  const early = Array.from({ length: 10 }, () => {
    const socket = createConnection({ host: hostname, port: Number(port) })
    socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n${body}`)
    return socket
  })
  early[0]?.resetAndDestroy()
  const [answer] = (await once(early[1] as Socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1.1 4(04|15) /)
  deadline = Date.now()
  await expect.poll(() => Date.now()).toBeGreaterThan(deadline)
  expect([await post('fileBid', id), filed]).toMatchObject([{ error: {} }, []])
  for (const socket of early) socket.destroy()
})

/** A frame as clients send it, with a mask that changes nothing. */
function frame(data: Buffer, isPacked: boolean): Buffer {
  const head = Buffer.from([isPacked ? 0xc1 : 0x81, 0xfe, 0, 0, 0, 0, 0, 0])
  head.writeUInt16BE(data.length, 2)
  return Buffer.concat([head, data])
}

/** A packed message and a plain filing behind it; `unpacked` tells when the first can have been unpacked at the earliest. */
async function behindPacked() {
  const { websocket } = await openSocket(platform.current.url, token)
  const { _socket: socket } = websocket as unknown as { _socket: Socket }
  const call = (method: string, word: string) =>
    Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: randomUUID(), method, params: [word] }))
  const packed = deflateRawSync(call('say', 'word'.repeat(50)), { finishFlush: constants.Z_SYNC_FLUSH })
  // All threads that could unpack it are busy for a while.
  const threads = Array.from({ length: Number(process.env.UV_THREADPOOL_SIZE ?? 4) }, () =>
    promisify(pbkdf2)('', '', 500_000, 64, 'sha512'),
  )
  return {
    socket,
    first: frame(packed.subarray(0, -4), true),
    filing: frame(call('fileBid', 'bid'.repeat(50)), false),
    unpacked: Promise.race(threads).then(() => Date.now()),
    filed: async () => {
      await expect.poll(() => filed, { timeout: 10_000 }).toHaveLength(1)
      await Promise.all(threads)
      return filed[0]?.getTime()
    },
  }
}

test('what comes plain behind a packed message that waits to be unpacked counts from its own moment', async () => {
  const sent = await behindPacked()
  sent.socket.write(sent.first)
  await pause(50)
  const between = Date.now()
  await pause(2)
  sent.socket.write(sent.filing)
  expect(await sent.filed()).toBeGreaterThanOrEqual(between)
})

test('what came whole before its sender was gone counts from when it came, however long something before it takes', async () => {
  const sent = await behindPacked()
  sent.socket.write(Buffer.concat([sent.first, sent.filing]))
  sent.socket.end()
  expect(await sent.filed()).toBeLessThan(await sent.unpacked)
})

test('without a UUID the same said again is done again', async () => {
  const [first, again] = await Promise.all([post('fileBid', 7), post('fileBid', 7)])
  expect([first, again]).toMatchObject([{ result: 'bid' }, { result: 'bid' }])
  expect(filed).toHaveLength(2)
})
