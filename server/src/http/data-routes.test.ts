import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { signedIn } from '@allmende/domain/actor.ts'
import { reasons } from '@allmende/domain/reasons.ts'
import { allowed, everyone, Refusal, refuse, refused } from '@allmende/domain/verdict.ts'
import { expect, test } from 'vitest'
import { listLogEntries } from '../audit/audit.queries.ts'
import { givenPlatform, logIn, sessionsOnly } from '../test-platform.ts'
import { nothing } from '../rpc/method.ts'
import { serves, takes } from './route.ts'

const megabyte = 1_000_000
let taken = 0
/** What became of things that were made before it was known whether they are wanted. */
const made = { tries: 0, undone: 0 }

const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(100_000))
    },
  })

/** What is made in turn, and may not be when its turn comes. */
const refusedLater = () =>
  new Readable({
    read() {
      this.destroy(new Refusal(refused('notFound')))
    },
  })

const routes = [
  serves('/api/v1/papers/:name', {
    asks: ({ params }) => ({ args: [(params as { name: string }).name] as [string] }),
    load: async (_context, name: string) => (name === 'none' ? null : { name }),
    allow: (actor, { name }) => {
      if (name === 'expired') return refused('downloadExpired')
      if (name !== 'sealed') return actor.kind === 'user' ? allowed : signedIn(actor)
      return refused('wrongRole', { event: { type: 'SEALED_ACCESS_REFUSED', data: { room: 'Angebot' } } })
    },
    record: ({ name }) => ({ type: 'FILE_DOWNLOADED', data: { file: name } }),
    serve: async ({ db }, { name }) => {
      if (name === 'endless') return { body: endless(), type: 'text/plain' }
      if (name === 'late') return { body: refusedLater(), type: 'application/pdf' }
      if (name === 'broken') throw new Error('the paper is gone')
      const known = await entries(db)
      return { body: Readable.from([`${known.length} `, name]), type: 'text/plain' }
    },
  }),
  takes('POST', '/api/v1/parcels-of-bytes', {
    asks: ({ raw }) => ({ args: [raw] as [Readable] }),
    load: async (_context, _body: Readable) => ({}),
    allow: signedIn,
    before: async (_context, _subject, [body]) => {
      const hash = createHash('sha256')
      let size = 0
      for await (const chunk of body) {
        hash.update(chunk as Buffer)
        size += (chunk as Buffer).length
      }
      return { size, sha256: hash.digest('hex') }
    },
    run: async (_context, _subject, _args, { size }) => {
      taken++
      return size
    },
    record: (_subject, size) => ({ type: 'FILE_UPLOADED', data: { file: `${size} bytes` } }),
    answer: (size) => ({ body: String(size), type: 'text/plain', status: 201 }),
  }),
  takes('POST', '/api/v1/made/:how', {
    asks: ({ params }) => ({ args: [(params as { how: string }).how] as [string] }),
    load: async (_context, how: string) => ({ how }),
    allow: signedIn,
    before: async () => 'made',
    undo: async () => void made.undone++,
    run: async (_context, { how }) => {
      made.tries++
      if (how === 'refused') refuse('wrongRole')
      if (made.tries === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' })
      return null
    },
    record: nothing,
    answer: () => ({ body: '', type: 'text/plain', status: 204 }),
  }),
  takes('POST', '/api/v1/knocks', {
    asks: () => ({ args: [] as [] }),
    load: async () => ({}),
    allow: everyone,
    run: async () => ++taken,
    record: nothing,
    answer: (count) => ({ body: String(count), type: 'text/plain' }),
  }),
]

const platform = givenPlatform({ offer: { ...sessionsOnly, routes } })
const entries = (db = platform.current.database.db) =>
  listLogEntries(db, { projectId: null, type: null }, { limit: 1000 })
const anna = () => logIn(platform.current.url, 'anna.amt@allmende.example')
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.current.url}${path}`, { headers })

test('what is served is in the log before its first byte', async () => {
  const token = await anna()
  const before = (await entries()).length
  const answer = await get('/api/v1/papers/plan', { 'x-auth-token': token })
  expect([answer.status, await answer.text()]).toEqual([200, `${before + 1} plan`])
  expect((await entries())[0]).toMatchObject({
    type: 'FILE_DOWNLOADED',
    userName: 'anna.amt@allmende.example',
    data: { file: 'plan' },
  })
})

test('what was made in advance is taken back where it is not wanted, never because of a second try', async () => {
  const headers = { 'x-auth-token': await anna() }
  const send = async (how: string, more: Record<string, string> = {}) =>
    (
      await fetch(`${platform.current.url}/api/v1/made/${how}`, {
        method: 'POST',
        headers: { ...headers, ...more },
      })
    ).status
  expect([await send('wanted'), made]).toEqual([204, { tries: 2, undone: 0 }])
  expect([await send('refused'), made]).toEqual([403, { tries: 3, undone: 1 }])
  const key = { 'idempotency-key': randomUUID() }
  expect(await Promise.all([send('twice', key), send('twice', key)])).toEqual([204, 204])
  expect(made.undone + made.tries).toBeGreaterThanOrEqual(5)
  expect(made.tries).toBe(4)
})

test('who does not read holds a few answers open, and everybody else is served', async () => {
  const [token, other] = [await anna(), await logIn(platform.current.url, 'bernd.bau@allmende.example')]
  const over = new AbortController()
  const ask = (path: string, as = token) =>
    fetch(`${platform.current.url}${path}`, { headers: { 'x-auth-token': as }, signal: over.signal })
  const held = await Promise.all(Array.from({ length: 40 }, () => ask('/api/v1/papers/endless')))
  expect(held.filter(({ status }) => status === 200)).toHaveLength(32)
  expect(held.filter(({ status }) => status === 429)).toHaveLength(8)
  expect((await ask('/api/v1/papers/plan', other)).status).toBe(200)
  over.abort()
  await expect
    .poll(async () => (await get('/api/v1/papers/plan', { 'x-auth-token': token })).status)
    .toBe(200)
})

test('a refusal that must be kept is in the log, although nothing was served', async () => {
  const answer = await get('/api/v1/papers/sealed', { 'x-auth-token': await anna() })
  expect(answer.status).toBe(403)
  expect((await entries())[0]).toMatchObject({ type: 'SEALED_ACCESS_REFUSED', data: { room: 'Angebot' } })
})

test.each([
  ['a visitor', 'plan', false, 401, 'Bitte melden Sie sich an.'],
  ['who asks for what is not there', 'none', true, 404, 'Nicht gefunden.'],
  ['who comes too late', 'expired', true, 410, expect.stringContaining('abgelaufen')],
  ['whose paper is refused when it is made', 'late', true, 404, reasons.notFound.de],
  ['whose paper breaks', 'broken', true, 500, expect.stringMatching(/Kennung: [0-9a-f]{12}$/)],
])('%s is told so', async (_who, name, isKnown, status, message) => {
  const headers = isKnown ? { 'x-auth-token': await anna() } : {}
  const answer = await get(`/api/v1/papers/${name}`, { ...headers, 'accept-language': 'de' })
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { timestamp: expect.any(String), status, message, path: `/api/v1/papers/${name}` },
  ])
})

test('a body passes through as a stream, longer than any call may be', async () => {
  const chunk = Buffer.alloc(megabyte, 'x')
  const chunks = Array.from({ length: 40 }, () => chunk)
  const answer = await fetch(`${platform.current.url}/api/v1/parcels-of-bytes`, {
    method: 'POST',
    body: Readable.toWeb(Readable.from(chunks)) as ReadableStream,
    duplex: 'half',
    headers: {
      'x-auth-token': await anna(),
      'content-type': 'application/json',
      'content-length': String(40 * megabyte),
    },
  } as RequestInit)
  expect([answer.status, await answer.text()]).toEqual([201, String(40 * megabyte)])
})

test('nobody’s body is taken in before it is known that he may', async () => {
  const count = taken
  const answer = await fetch(`${platform.current.url}/api/v1/parcels-of-bytes`, { method: 'POST', body: 'x' })
  expect(answer.status).toBe(401)
  expect(taken).toBe(count)
})

test('sent again with its key it happens once', async () => {
  const headers = { 'x-auth-token': await anna(), 'idempotency-key': randomUUID() }
  const knock = async () =>
    (await fetch(`${platform.current.url}/api/v1/knocks`, { method: 'POST', headers })).text()
  expect(await knock()).toBe(await knock())
})

const small = { burst: 3, perSecond: 0.001, bytesPerCall: 1024 }
const busy = givenPlatform({
  offer: { ...sessionsOnly, routes, limits: { strangerCalls: small, accountCalls: small } },
})

test('routes and calls take from the same allowance, and who has used it up is told when to come again', async () => {
  const { url } = busy.current
  const token = await logIn(url, 'anna.amt@allmende.example')
  const ask = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init)
  const call = { method: 'POST', body: '{"jsonrpc":"2.0","method":"isAuthenticated","id":1}' }
  const headers = { 'x-auth-token': token, 'accept-language': 'en' }
  for (let index = 0; index < 2; index++)
    expect((await ask('/api/v1/papers/plan', { headers })).status).toBe(200)
  expect(await (await ask('/api/v1/rpc', { ...call, headers })).json()).toMatchObject({ result: true })
  const refusal = await ask('/api/v1/papers/plan', { headers })
  expect([refusal.status, await refusal.json()]).toEqual([
    429,
    {
      timestamp: expect.any(String),
      status: 429,
      message: expect.stringMatching(/\d+ seconds/),
      path: '/api/v1/papers/plan',
    },
  ])
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)

  // The login counts by itself.
  const knock = async () => (await ask('/api/v1/knocks', { method: 'POST' })).status
  expect([await knock(), await knock(), await knock()]).toEqual([200, 200, 200])
  const before = taken
  expect([await knock(), taken]).toEqual([429, before])
  expect(await (await ask('/api/v1/rpc', call)).json()).toMatchObject({ error: { code: -32000 } })
})
