import { isInternal } from '@allmende/domain/actor.ts'
import type { Methods } from '@allmende/domain/method.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Platform } from '../platform.ts'
import {
  logIn,
  openSocket,
  startTestPlatform,
  type TestSocket,
  givenPlatform,
  sessionsOnly,
} from '../test-platform.ts'
import { methodsOf, nothing } from './method.ts'

/** Boards stand in for tenders: staff see the counter of everyone, an outsider only the title. */
const Board = z.object({ id: z.int(), title: z.string(), joined: z.int().optional() })
const contract = {
  getBoard: {
    kind: 'read',
    args: z.tuple([z.int(), z.object({}).optional()]),
    result: Board,
    shows: { entity: 'organization', idAt: 0 },
  },
  joinBoard: { kind: 'change', args: z.tuple([z.int()]), result: z.null() },
  renameBoard: { kind: 'change', args: z.tuple([z.int(), z.string()]), result: z.null() },
} as const satisfies Methods
const { read, change } = methodsOf<typeof contract>()

type Row = { id: number; title: string; joined: number }
const methods = [
  read('getBoard', {
    load: async ({ db }, id) =>
      (await sql<Row>`select * from boards where id = ${id}`.execute(db)).rows[0] ?? null,
    allow: everyone,
    show: (actor, { joined, ...board }) => (isInternal(actor) ? { ...board, joined } : board),
  }),
  change('joinBoard', {
    load: async () => ({}),
    allow: everyone,
    run: async ({ db }, _subject, [id]) => {
      await sql`update boards set joined = joined + 1 where id = ${id}`.execute(db)
      return null
    },
    record: nothing,
    announce: (_subject, _result, [id]) => [{ kind: 'storeChanged', entity: 'organization', id }],
  }),
  change('renameBoard', {
    load: async () => ({}),
    allow: everyone,
    run: async ({ db }, _subject, [id, title]) => {
      await sql`update boards set title = ${title} where id = ${id}`.execute(db)
      return null
    },
    record: nothing,
    announce: (_subject, _result, [id]) => [{ kind: 'storeChanged', entity: 'organization', id }],
  }),
]
const offer = {
  contract: { ...sessionsOnly.contract, ...contract },
  methods: [...sessionsOnly.methods, ...methods],
}
const platform = givenPlatform({ offer })
let secondProcess: Platform | undefined

beforeAll(async () => {
  const { database } = platform.current
  await sql`create table boards (id integer primary key, title text not null, joined integer not null default 0)`.execute(
    database.db,
  )
  await sql`insert into boards values (1, 'Deich', 0), (2, 'Wiese', 0)`.execute(database.db)
  if (database.kind === 'postgres') secondProcess = await startTestPlatform(database, { offer })
})
afterAll(async () => {
  await secondProcess?.close()
})

const as = async (email: string, url = platform.current.url): Promise<TestSocket> =>
  openSocket(url, await logIn(url, email))
const stores = ({ notifications }: TestSocket) =>
  notifications.filter(({ method }) => method === 'storeChanged').map(({ params }) => params)

/** Everything announced before this has been delivered, because it comes last on the same way. */
async function settle(socket: TestSocket, by: TestSocket, title: string) {
  const heard = socket.heard('storeChanged')
  await by.call('renameBoard', 1, title)
  await heard
}

test('only who was sent a thing hears of its change', async () => {
  const [anna, bernd, writer] = [
    await as('anna.amt@allmende.example'),
    await as('bernd.bau@allmende.example'),
    await openSocket(platform.current.url),
  ]
  await anna.call('getBoard', 1)
  await bernd.call('getBoard', 2)
  await settle(anna, writer, 'Deich Nord')
  expect(stores(anna)).toEqual([['organization', 1]])
  expect(stores(bernd)).toEqual([])
  for (const socket of [anna, bernd, writer]) socket.close()
})

test('a question stuffed with what nobody asked for is answered and not kept', async () => {
  const [stuffer, anna, writer] = [
    await as('bernd.bau@allmende.example'),
    await as('anna.amt@allmende.example'),
    await openSocket(platform.current.url),
  ]
  expect(await stuffer.call('getBoard', 1, { stuffing: 'x'.repeat(100_000) })).toMatchObject({ id: 1 })
  await anna.call('getBoard', 1)
  await settle(anna, writer, 'Deich Ost')
  expect(stores(stuffer)).toEqual([])
  for (const socket of [stuffer, anna, writer]) socket.close()
})

test('a bidder hears what changes her own answer and never that others did something', async () => {
  const [anna, dora, writer] = [
    await as('anna.amt@allmende.example'),
    await as('dora@deich-erdbau.example'),
    await openSocket(platform.current.url),
  ]
  await anna.call('getBoard', 1)
  await dora.call('getBoard', 1)
  const annaHears = anna.heard('storeChanged')
  await writer.call('joinBoard', 1)
  await annaHears
  await settle(dora, writer, 'Deich Süd')
  expect(stores(dora)).toEqual([['organization', 1]])
  for (const socket of [anna, dora, writer]) socket.close()
})

test('a change in one server process reaches the sockets of another', async ({ skip }) => {
  if (!secondProcess) return skip('only PostgreSQL serves several processes')
  const anna = await as('anna.amt@allmende.example', secondProcess.url)
  const writer = await openSocket(platform.current.url)
  await anna.call('getBoard', 1)
  await settle(anna, writer, 'Deich West')
  expect(stores(anna)).toEqual([['organization', 1]])

  const token = await logIn(platform.current.url, 'anna.amt@allmende.example')
  const elsewhere = await openSocket(secondProcess.url, token)
  expect(await elsewhere.call('isAuthenticated')).toBe(true)
  const ended = elsewhere.heard('logout')
  await (await openSocket(platform.current.url, token)).call('logout')
  expect(await ended).toEqual([])
  for (const socket of [anna, writer, elsewhere]) socket.close()
})
