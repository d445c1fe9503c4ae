import { createHmac, randomUUID } from 'node:crypto'
import type { Actor } from '@allmende/domain/actor.ts'
import { signedIn } from '@allmende/domain/actor.ts'
import type { Methods } from '@allmende/domain/method.ts'
import { allowed, everyone, refuse, refused, type Verdict } from '@allmende/domain/verdict.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findSigningKey } from '../settings/signing-key.queries.ts'
import { testKeys } from '../test-config.ts'
import { z } from 'zod'
import type { Db } from '../database/schema.ts'
import { logIn, openSocket, givenPlatform, sessionsOnly } from '../test-platform.ts'
import { methodsOf, nothing } from './method.ts'

/** A tiny area of its own: notes on a board, so that every step of a call can be watched. */
const Note = z.object({ id: z.int(), text: z.string() })
const contract = {
  getNote: { kind: 'read', args: z.tuple([z.int()]), result: Note },
  addNote: { kind: 'change', args: z.tuple([z.string().max(50)]), result: Note },
  addPreparedNote: { kind: 'change', args: z.tuple([z.string()]), result: Note },
  addAndFail: { kind: 'change', args: z.tuple([z.string()]), result: Note },
  addAndLeak: { kind: 'change', args: z.tuple([z.string()]), result: Note },
  forbiddenNote: { kind: 'change', args: z.tuple([z.string()]), result: Note },
} as const satisfies Methods
const { read, change } = methodsOf<typeof contract>()

type Row = z.infer<typeof Note> & { secret: string }
const insert = async (db: Db, text: string): Promise<Row> => {
  const { rows } =
    await sql<Row>`insert into notes (text, secret) values (${text}, 'column nobody may see') returning *`.execute(
      db,
    )
  return rows[0] as Row
}
const find = async (db: Db, id: number) =>
  (await sql<Row>`select * from notes where id = ${id}`.execute(db)).rows[0] ?? null
const signedInOnly = (actor: Actor): Verdict => signedIn(actor)
let preparedOutside = 0

const methods = [
  read('getNote', { load: ({ db }, id) => find(db, id), allow: everyone }),
  change('addNote', {
    load: async () => ({}),
    allow: signedInOnly,
    run: ({ db }, _subject, [text]) => insert(db, text),
    record: (_subject, note) => ({ type: 'USER_CREATED', data: { file: note.text } }),
    mails: (_subject, note) => [
      { key: 'passwordReset', to: 'a@b.example', values: { userName: note.text, link: '/' } },
    ],
  }),
  change('addPreparedNote', {
    load: async () => ({}),
    allow: signedInOnly,
    before: async (_context, _subject, [text]) => {
      preparedOutside++
      return text.toUpperCase()
    },
    run: ({ db }, _subject, _args, prepared) => insert(db, prepared),
    record: nothing,
  }),
  change('addAndFail', {
    load: async () => ({}),
    allow: everyone,
    run: async ({ db }, _subject, [text]) => {
      await insert(db, text)
      throw new Error('a bug')
    },
    record: nothing,
  }),
  change('addAndLeak', {
    load: async () => ({}),
    allow: everyone,
    run: async ({ db }, _subject, [text]) => {
      await insert(db, text)
      return { id: 'not a number' } as unknown as Row
    },
    record: nothing,
  }),
  change('forbiddenNote', {
    load: async () => ({}),
    allow: (): Verdict =>
      preparedOutside < 0
        ? allowed
        : refused('wrongRole', { event: { type: 'LOGIN_FAILED', data: { file: 'kept' } } }),
    run: async () => refuse('notFound'),
    record: nothing,
  }),
]

const platform = givenPlatform({
  offer: {
    contract: { ...sessionsOnly.contract, ...contract },
    methods: [...sessionsOnly.methods, ...methods],
  },
})
let token: string

beforeAll(async () => {
  const { db } = platform.current.database
  await sql`create table notes (id integer generated always as identity primary key, text text not null, secret text not null)`.execute(
    db,
  )
  token = await logIn(platform.current.url, 'anna.amt@allmende.example')
})
beforeEach(async () => {
  await sql`delete from notes`.execute(platform.current.database.db)
  await platform.current.database.db.deleteFrom('outbox').execute()
})

const notes = async () =>
  (await sql<Row>`select * from notes order by id`.execute(platform.current.database.db)).rows.map(
    (row) => row.text,
  )
const logged = async (file: string) => {
  const entries = await platform.current.database.db
    .selectFrom('auditEntries')
    .selectAll()
    .orderBy('id')
    .execute()
  return entries.filter((entry) => JSON.parse(entry.content).data.file === file)
}

async function post(method: string, params: unknown[], id: string | number = 1, by: string | null = token) {
  const answer = await fetch(`${platform.current.url}/api/v1/rpc`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id }),
    headers: by ? { 'x-auth-token': by } : {},
  })
  return (await answer.json()) as {
    result?: Row
    error?: { code: number; message: string; data: { exceptionTypeName: string; requestId?: string } }
  }
}

test('a change, its log entry and its mail are done together', async () => {
  const { result } = await post('addNote', ['together'])
  expect(result).toEqual({ id: expect.any(Number), text: 'together' })
  expect(await notes()).toEqual(['together'])
  expect(await logged('together')).toMatchObject([
    { userName: 'anna.amt@allmende.example', type: 'USER_CREATED' },
  ])
  const mails = await platform.current.database.db.selectFrom('outbox').selectAll().execute()
  expect(mails).toMatchObject([
    { key: 'passwordReset', recipient: 'a@b.example', values: { userName: 'together', link: '/' } },
  ])
})

test('a character no database takes is refused at its argument', async () => {
  const { error } = await post('addNote', ['a\u0000b'])
  expect(error).toMatchObject({
    code: -32602,
    data: { fields: { '0': 'Der Text enthält ein Zeichen, das nicht gespeichert werden kann.' } },
  })
})

test('what the contract does not name never leaves the server', async () => {
  const { result } = await post('addNote', ['hidden column'])
  expect(JSON.stringify(await post('getNote', [result?.id]))).not.toContain('nobody may see')
})

test('a failing change leaves nothing behind and names a request id, not its cause', async () => {
  for (const method of ['addAndFail', 'addAndLeak']) {
    const { error } = await post(method, ['never'])
    expect(error).toMatchObject({ code: -32603, data: { exceptionTypeName: 'InternalException' } })
    expect(error?.message).toContain(error?.data.requestId)
    expect(error?.message).not.toContain('a bug')
  }
  expect(await notes()).toEqual([])
})

test('a refusal that must be kept is in the log although nothing else happened', async () => {
  const { error } = await post('forbiddenNote', ['x'])
  expect(error).toMatchObject({
    code: -32000,
    data: { exceptionTypeName: 'AccessDeniedException', message: 'Ihre Rolle erlaubt das nicht.' },
  })
  expect(await logged('kept')).toHaveLength(1)
})

test('the slow part runs outside, only when allowed, and its outcome reaches the transaction', async () => {
  expect((await post('addPreparedNote', ['slow'], 1, null)).error?.data.exceptionTypeName).toBe(
    'AuthenticationException',
  )
  expect(preparedOutside).toBe(0)
  expect((await post('addPreparedNote', ['slow'])).result?.text).toBe('SLOW')
  expect(preparedOutside).toBe(1)
})

test('a change repeated with its UUID happens once and is answered the same', async () => {
  const id = randomUUID()
  const first = await post('addNote', ['once'], id)
  expect(await post('addNote', ['once'], id)).toEqual(first)
  expect(await post('addNote', ['other'], id)).toMatchObject({
    error: { data: { exceptionTypeName: 'ConflictException' } },
  })
  expect(await notes()).toEqual(['once'])
  expect(await logged('once')).toHaveLength(1)
})

test('what a repeatable call said is kept under a key of the house only', async () => {
  const id = randomUUID()
  await post('addNote', ['guess me'], id)
  const { db } = platform.current.database
  const kept = await db.selectFrom('keptAnswers').select('paramsHash').where('callId', '=', id).execute()
  const signingKey = await findSigningKey(db, testKeys())
  const said = JSON.stringify(['guess me'])
  const expected = createHmac('sha256', signingKey).update(`call ${said}`).digest('hex')
  expect(kept.map(({ paramsHash }) => paramsHash.toString('hex'))).toEqual([expected])
})

test('twenty repeats at the same instant are one change', async () => {
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('addNote', ['burst'], id)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await notes()).toEqual(['burst'])
})

test('another person may use the same UUID, and ids that are no UUID are never remembered', async () => {
  const id = randomUUID()
  const bernd = await logIn(platform.current.url, 'bernd.bau@allmende.example')
  await post('addNote', ['anna'], id)
  await post('addNote', ['bernd'], id, bernd)
  await post('addNote', ['plain'], 7)
  await post('addNote', ['plain'], 7)
  expect(await notes()).toEqual(['anna', 'bernd', 'plain', 'plain'])
})

test('a refusal that was kept is repeated, not recorded twice', async () => {
  const before = (await logged('kept')).length
  const id = randomUUID()
  const first = await post('forbiddenNote', ['x'], id)
  expect(await post('forbiddenNote', ['x'], id)).toEqual(first)
  expect(await logged('kept')).toHaveLength(before + 1)
})

test('whoever was deactivated a moment ago changes nothing, even on an open socket', async () => {
  const emil = await openSocket(
    platform.current.url,
    await logIn(platform.current.url, 'emil@deich-erdbau.example'),
  )
  expect(await emil.call('addNote', 'still here')).toMatchObject({ text: 'still here' })
  await platform.current.database.db
    .updateTable('users')
    .set({ state: 'DISABLED' })
    .where('email', '=', 'emil@deich-erdbau.example')
    .execute()
  await expect(emil.call('addNote', 'too late')).rejects.toMatchObject({
    data: { exceptionTypeName: 'AuthenticationException' },
  })
  expect(await notes()).toEqual(['still here'])
  emil.close()
})
