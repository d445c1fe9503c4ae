import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../database/schema.ts'
import { givenDatabase } from '../database/test-database.ts'
import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import { appendAuditEntries, chainedHash } from './audit.queries.ts'
import { type ChainReport, verifyChain } from './chain.ts'

const database = givenDatabase()
const start = Date.UTC(2026, 0, 1)

beforeAll(async () => {
  await database.current.db.transaction().execute(async (db) => {
    for (let hour = 0; hour < 12; hour++)
      await appendAuditEntries(
        db,
        [
          {
            userName: 'anna.amt@allmende.example',
            event: { type: 'USER_CHANGED', projectId: 7, data: { user: `benutzer.${hour}@x.example` } },
          },
        ],
        new Date(start + hour * 3_600_000),
      )
  })
})

test('an untouched log is whole, and its end is named', async () => {
  const report = await verifyChain(database.current.db)
  expect(report).toMatchObject({ whole: true, end: { id: 12, created: new Date(start + 11 * 3_600_000) } })
})

class Undo extends Error {}

/** Facts that open with a room, and such that open with a submission for two lots. */
const sealedEvents: AuditEvent[] = [
  { type: 'FILE_UPLOADED', sealed: [{ facts: { file: 'Geheim.pdf' }, opensWith: { roomId: 5 } }] },
  {
    type: 'OFFER_SUBMITTED',
    sealed: [1, 2].map((lotId) => ({ facts: { file: 'Geheim.pdf' }, opensWith: { receiptId: 9, lotId } })),
  },
]
const sealedEntries = sealedEvents.map((event) => ({ userName: 'x@y.example', event }))

/** What the check says of a log that its owner changed behind the triggers' back; afterwards it is as before. */
async function reportAfter(manipulate: (db: Db) => Promise<unknown>, anchor?: { id: number; hash: string }) {
  let report: ChainReport | undefined
  await database.current.db
    .transaction()
    .execute(async (db) => {
      await appendAuditEntries(db, sealedEntries, new Date(start))
      await sql`alter table audit_entries disable trigger user`.execute(db)
      await sql`alter table sealed_facts disable trigger user`.execute(db)
      await manipulate(db)
      report = await verifyChain(db, anchor)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return report
}

const update = (db: Db, id: number) => db.updateTable('auditEntries').where('id', '=', id)
const entry = (db: Db, id: number) =>
  db.selectFrom('auditEntries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function rewrite(db: Db, id: number, change: (content: string) => string) {
  const { content, previousHash } = await entry(db, id)
  const changed = change(content)
  const hash = chainedHash(previousHash, changed)
  await update(db, id).set({ content: changed, hash }).execute()
}

async function swap(db: Db, [one, other]: [number, number]) {
  const [first, second] = [await entry(db, one), await entry(db, other)]
  await db.deleteFrom('auditEntries').where('id', 'in', [one, other]).execute()
  await db
    .insertInto('auditEntries')
    .values([
      { ...second, id: one },
      { ...first, id: other },
    ])
    .execute()
}

describe('names the first broken entry', () => {
  test.each<[string, (db: Db) => Promise<unknown>, number, RegExp]>([
    ['content', (db) => update(db, 5).set({ content: '{}' }).execute(), 5, /does not match its hash/],
    [
      'hash',
      (db) =>
        update(db, 5)
          .set({ hash: Buffer.alloc(32, 1) })
          .execute(),
      5,
      /match its hash/,
    ],
    [
      'content and hash',
      (db) => rewrite(db, 5, (text) => text.replace('benutzer.4', 'niemand')),
      6,
      /contin/,
    ],
    [
      'previous hash',
      (db) =>
        update(db, 5)
          .set({ previousHash: Buffer.alloc(32) })
          .execute(),
      5,
      /continue/,
    ],
    ['user', (db) => update(db, 5).set({ userName: 'x@y.example' }).execute(), 5, /"userName"/],
    ['type', (db) => update(db, 5).set({ type: 'LOGIN' }).execute(), 5, /"type"/],
    ['project', (db) => update(db, 5).set({ projectId: null }).execute(), 5, /"projectId"/],
    ['offer', (db) => update(db, 5).set({ offerId: 1 }).execute(), 5, /"offerId"/],
    ['room', (db) => update(db, 5).set({ roomId: 1 }).execute(), 5, /"roomId"/],
    [
      'time',
      (db) =>
        update(db, 5)
          .set({ created: new Date(start) })
          .execute(),
      5,
      /"created"/,
    ],
    ['removed', (db) => db.deleteFrom('auditEntries').where('id', '=', 5).execute(), 5, /missing/],
    ['first removed', (db) => db.deleteFrom('auditEntries').where('id', '=', 1).execute(), 1, /missing/],
    ['swapped', (db) => swap(db, [5, 6]), 5, /continue/],
    [
      'renumbered',
      (db) => sql`update audit_entries set id = id + 100 where id > 4`.execute(db),
      5,
      /missing/,
    ],
    ['unreadable at the end', (db) => rewrite(db, 12, () => 'nonsense'), 12, /"created"/],
  ])('%s', async (_name, manipulate, id, fault) => {
    expect(await reportAfter(manipulate)).toEqual({ whole: false, id, fault: expect.stringMatching(fault) })
  })
})

describe('names the entry whose sealed facts are not as they were written', () => {
  const facts = (db: Db, id: number) => db.updateTable('sealedFacts').where('entryId', '=', id)
  const json = JSON.stringify({ roomId: 5, facts: { file: 'Harmlos.pdf' } })
  test.each<[string, (db: Db) => Promise<unknown>, number, RegExp]>([
    ['changed', (db) => facts(db, 13).set({ json }).execute(), 13, /number 1 do not match/],
    [
      'salted anew',
      (db) =>
        facts(db, 13)
          .set({ salt: Buffer.alloc(32) })
          .execute(),
      13,
      /do not match/,
    ],
    ['opened by another room', (db) => facts(db, 13).set({ roomId: 6 }).execute(), 13, /"roomId"/],
    ['of another receipt', (db) => facts(db, 14).set({ receiptId: 8 }).execute(), 14, /"receiptId"/],
    [
      'gone',
      (db) => db.deleteFrom('sealedFacts').where('position', '=', 1).execute(),
      14,
      /number 2 .* missing/,
    ],
    [
      'swapped',
      async (db) => {
        await facts(db, 14)
          .set((eb) => ({ position: eb('position', '+', 10) }))
          .execute()
        await sql`update sealed_facts set position = 11 - position where position >= 10`.execute(db)
      },
      14,
      /number 1 do not match/,
    ],
    ['moved', (db) => facts(db, 13).set({ entryId: 12 }).execute(), 12, /does not name/],
    [
      'moved to no entry',
      (db) =>
        sql`
      insert into sealed_facts (entry_id, position, salt, json, room_id)
      select 99, position, salt, json, room_id from sealed_facts where entry_id = 13`.execute(db),
      99,
      /missing/,
    ],
  ])('%s', async (_name, manipulate, id, fault) => {
    expect(await reportAfter(manipulate)).toEqual({ whole: false, id, fault: expect.stringMatching(fault) })
  })

  test('untouched it is whole; the database refuses changes and what its entry does not name', async () => {
    expect(await reportAfter(async () => undefined)).toMatchObject({ whole: true, end: { id: 14 } })
    const { db } = database.current
    const insert = (entryId: number) =>
      db
        .insertInto('sealedFacts')
        .values({
          entryId,
          position: 0,
          salt: Buffer.alloc(32),
          json,
          roomId: 5,
          receiptId: null,
          lotId: null,
        })
        .execute()
    await expect(insert(5)).rejects.toThrow('does not hold the hash')
    await expect(sql`truncate sealed_facts`.execute(db)).rejects.toThrow('never changed')
    for (const change of [
      (tx: Db) => facts(tx, 13).set({ json }).execute(),
      (tx: Db) => tx.deleteFrom('sealedFacts').execute(),
    ]) {
      const changed = db.transaction().execute(async (tx) => {
        await appendAuditEntries(tx, sealedEntries, new Date(start))
        await change(tx)
      })
      await expect(changed).rejects.toThrow('never changed')
    }
  })
})

test('what was cut off at the end, or written anew, shows against an entry noted earlier', async () => {
  const { db } = database.current
  const noted = { id: 12, hash: (await entry(db, 12)).hash.toString('hex') }
  expect(await verifyChain(db, noted)).toMatchObject({ whole: true })
  const cut = await reportAfter((tx) => tx.deleteFrom('auditEntries').where('id', '>', 10).execute(), noted)
  expect(cut).toMatchObject({ whole: false, id: 11 })
  const anew = await reportAfter((tx) => rewrite(tx, 12, (text) => text.replace('benutzer', 'x')), noted)
  expect(anew).toMatchObject({ whole: false, id: 12 })
})

test('the database itself refuses changes, and entries that do not continue the chain', async () => {
  const { db } = database.current
  await expect(update(db, 5).set({ type: 'LOGIN' }).execute()).rejects.toThrow('never changed')
  await expect(db.deleteFrom('auditEntries').execute()).rejects.toThrow('never changed')
  await expect(sql`truncate audit_entries`.execute(db)).rejects.toThrow('never changed')
  const last = await entry(db, 12)
  await expect(
    db
      .insertInto('auditEntries')
      .values({ ...last, id: 14 })
      .execute(),
  ).rejects.toThrow('chain')
  await expect(
    db
      .insertInto('auditEntries')
      .values({ ...last, id: 13 })
      .execute(),
  ).rejects.toThrow('chain')
})
