import { randomUUID } from 'node:crypto'
import type { Methods } from '@allmende/domain/method.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { isFarewell } from './connection-lost.ts'
import { methodsOf, nothing } from '../rpc/method.ts'
import { givenPlatform, logIn, openSocket, sessionsOnly } from '../test-platform.ts'

/** What a booking does between its two statements. */
let meanwhile = async (): Promise<unknown> => undefined

const contract = {
  book: { kind: 'change', args: z.tuple([z.string()]), result: z.null() },
  fileBooking: { kind: 'change', args: z.tuple([z.string()]), result: z.null(), filing: true },
  countBookings: {
    kind: 'read',
    args: z.tuple([]),
    result: z.int(),
    shows: { entity: 'organization' },
  },
} as const satisfies Methods
const { read, change } = methodsOf<typeof contract>()
const platform = givenPlatform({
  offer: {
    contract: { ...sessionsOnly.contract, ...contract },
    methods: [
      ...sessionsOnly.methods,
      change('book', {
        load: async () => ({}),
        allow: everyone,
        run: async ({ db }, _subject, [what]) => {
          await sql`insert into bookings values (${what})`.execute(db)
          await meanwhile()
          await sql`select 'busy', pg_sleep(${what === 'slow' ? 600 : 0})`.execute(db)
          return null
        },
        record: nothing,
        announce: () => [{ kind: 'storeChanged', entity: 'organization', id: null }],
      }),
      change('fileBooking', {
        load: async () => ({}),
        allow: everyone,
        run: async ({ db }, _subject, [what]) => {
          await sql`insert into bookings values (${what})`.execute(db)
          await meanwhile()
          await sql`select 'busy'`.execute(db)
          return null
        },
        record: nothing,
      }),
      read('countBookings', {
        load: async ({ db }) =>
          (await sql<{ count: number }>`select count(*) as count from bookings`.execute(db)).rows[0]?.count ??
          0,
        allow: everyone,
      }),
    ],
  },
})

const isPostgres = inject('template').kind === 'postgres'
const anna = 'anna.amt@allmende.example'
const unavailable = { error: { code: -32000, data: { exceptionTypeName: 'UnavailableException' } } }

test.each([
  ['57P01', true],
  ['08006', true],
  ['53300', true],
  ['08P01', false],
  ['23505', false],
])('%s ends a session: %s', (code, isEnd) => {
  const error = Object.assign(new pg.DatabaseError('', 0, 'error'), { code })
  expect(isFarewell(error)).toBe(isEnd)
})

describe.skipIf(!isPostgres)('PostgreSQL: a lost connection costs the call it was lent to', () => {
  let admin: pg.Client
  beforeAll(async () => {
    const { db, source } = platform.current.database
    await sql`create table bookings (what text not null)`.execute(db)
    if (source.kind !== 'postgres') return
    admin = new pg.Client({ connectionString: source.url })
    await admin.connect()
  })
  afterAll(() => admin?.end())

  /** Ends the sessions of the server that match, and tells how many. */
  const terminate = async (matching: string): Promise<number> => {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and ${matching}`,
    )
    return rowCount ?? 0
  }

  async function post(method: string, params: unknown[], token: string, id: string = randomUUID()) {
    const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', method, params, id }),
      headers: { 'x-auth-token': token },
    })
    return (await answer.json()) as { result?: unknown; error?: unknown }
  }
  const bookingsOf = async (what: string) =>
    (await admin.query('select 1 from bookings where what = $1', [what])).rowCount

  test('inside a statement', async () => {
    const token = await logIn(platform.current.url, anna)
    const answer = post('book', ['slow'], token)
    await expect.poll(() => terminate(`state = 'active' and query like 'select ''busy''%'`)).toBe(1)
    expect(await answer).toMatchObject(unavailable)
    expect(await bookingsOf('slow')).toBe(0)
    expect(await post('countBookings', [], token)).toMatchObject({ result: 0 })
  })

  test('between two statements; sent again with its UUID it happens once', async () => {
    const token = await logIn(platform.current.url, anna)
    const id = randomUUID()
    meanwhile = () => terminate(`state = 'idle in transaction' and query like 'insert into bookings%'`)
    expect(await post('book', ['once'], token, id)).toMatchObject(unavailable)
    meanwhile = async () => undefined
    expect(await bookingsOf('once')).toBe(0)
    for (let time = 0; time < 3; time++)
      expect(await post('book', ['once'], token, id)).toMatchObject({ result: null })
    expect(await bookingsOf('once')).toBe(1)
  })

  test('what is filed is done once all the same, without being sent again', async () => {
    const token = await logIn(platform.current.url, anna)
    let left = 3
    meanwhile = async () =>
      left-- > 0 && terminate(`state = 'idle in transaction' and query like 'insert into bookings%'`)
    expect(await post('fileBooking', ['filed'], token)).toMatchObject({ result: null })
    expect([left, await bookingsOf('filed')]).toEqual([-1, 1])
    meanwhile = async () => undefined
  })

  test('all at once while they are idle', async () => {
    const token = await logIn(platform.current.url, anna)
    await Promise.all(Array.from({ length: 5 }, () => post('countBookings', [], token)))
    expect(await terminate(`application_name = 'allmende'`)).toBeGreaterThan(0)
    await expect.poll(() => post('countBookings', [], token)).toMatchObject({ result: expect.any(Number) })
    const many = await Promise.all(Array.from({ length: 20 }, () => post('countBookings', [], token)))
    for (const answer of many) expect(answer).toMatchObject({ result: expect.any(Number) })
  })

  test('on a websocket, which stays open with all that others wait for on it', async () => {
    const { url } = platform.current
    const socket = await openSocket(url, await logIn(url, anna))
    const booking = socket.call('book', 'slow').catch((error: Error) => error.message)
    const other = socket.call('countBookings')
    await expect.poll(() => terminate(`state = 'active' and query like 'select ''busy''%'`)).toBe(1)
    expect(await booking).toMatch('Die Datenbank antwortet gerade nicht.')
    expect(await other).toEqual(expect.any(Number))
    expect(await socket.call('isAuthenticated')).toBe(true)
    socket.close()
  })

  test('the one that hears of changes: it comes back, and what was missed is told', async () => {
    const { url } = platform.current
    const socket = await openSocket(url, await logIn(url, anna))
    await socket.call('countBookings')
    const told = socket.heard('storeChanged')
    expect(await terminate(`application_name = 'allmende-listen'`)).toBe(1)
    await socket.call('book', 'unheard')
    expect(await told).toEqual(['organization', null])
    const toldAgain = socket.heard('storeChanged')
    await socket.call('book', 'heard')
    expect(await toldAgain).toEqual(['organization', null])
    socket.close()
  })
})
