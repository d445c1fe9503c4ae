import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { auditEventTypes } from '@allmende/domain/deed/audit-event.ts'
import { auditEventTexts } from '@allmende/domain/audit/audit.texts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'
import { appendAuditEntries, chainedHash } from './audit.queries.ts'
import { verifyChain } from './chain.ts'

const platform = givenPlatform()
let admin: TestSocket
const day = 86_400_000
const start = Date.UTC(2030, 0, 1)
const projectId = 815

beforeAll(async () => {
  const { url, database } = platform.current
  admin = await openSocket(url, await logIn(url, 'admin@allmende.example'))
  await database.db.transaction().execute(async (db) => {
    for (let index = 0; index < 40; index++) {
      const event: AuditEvent = { type: index % 4 === 0 ? 'ROOM_CREATED' : 'FILE_UPLOADED', projectId }
      await appendAuditEntries(
        db,
        [{ userName: 'anna.amt@allmende.example', event }],
        new Date(start + index * day),
      )
    }
  })
})
afterAll(() => admin.close())

const log = async (...args: unknown[]) => (await admin.call('getLogEntries', ...args)) as LogEntry[]
const created = (entries: LogEntry[]) =>
  entries.map((entry) => (Date.parse(String(entry.created)) - start) / day)
const iso = (offset: number) => new Date(start + offset * day).toISOString()

test('newest first, with what the entry is about', async () => {
  const newest = await log(null, null, { limit: 3 })
  expect(newest[0]).toMatchObject({
    type: 'FILE_UPLOADED',
    projectId,
    userName: 'anna.amt@allmende.example',
  })
  expect(created(newest)).toEqual([39, 38, 37])
})

test('neither number nor hash of the chain is told; ids are random and count nothing', async () => {
  const page = await log(projectId, null, {})
  const { db } = platform.current.database
  const stored = await db
    .selectFrom('auditEntries')
    .select(['id', 'publicId', 'hash', 'previousHash'])
    .where('projectId', '=', projectId)
    .orderBy('id', 'desc')
    .execute()
  const ids = page.map(({ id }) => id)
  expect(ids).toEqual(stored.map(({ publicId }) => publicId))
  for (const id of ids) expect(id).toSatisfy((one: number) => one >= 2 ** 32 && one < 2 ** 52)
  expect(ids.toSorted((one, other) => other - one)).not.toEqual(ids)
  for (const entry of page)
    expect(Object.keys(entry).toSorted()).toEqual(
      ['created', 'data', 'id', 'offerId', 'projectId', 'roomId', 'sealed', 'type', 'userName'].toSorted(),
    )
  const said = JSON.stringify(page)
  for (const { hash, previousHash } of stored)
    for (const sum of [hash, previousHash]) expect(said).not.toContain(sum.toString('hex'))
})

test('an entry of another log is no place to read on from, and neither is one that is not there', async () => {
  const [login] = await log(null, 'LOGIN', { limit: 1 })
  await expect(log(projectId, null, { before: login?.id })).rejects.toThrow()
  await expect(log(null, null, { before: 2 ** 33 })).rejects.toThrow()
  await expect(log(null, null, { before: 3 })).rejects.toThrow()
})

test('reading on by key reaches every entry once', async () => {
  const seen: number[] = []
  let page = await log(projectId, null, { limit: 7 })
  while (page.length > 0) {
    seen.push(...created(page))
    page = await log(projectId, null, { limit: 7, before: page.at(-1)?.id })
  }
  expect(seen).toEqual(Array.from({ length: 40 }, (_, index) => 39 - index))
})

describe('filters', () => {
  test.each([
    ['a type', ['ROOM_CREATED', {}], [36, 32, 28, 24, 20, 16, 12, 8, 4, 0]],
    ['from a moment on', [null, { from: iso(37) }], [39, 38, 37]],
    ['until before a moment', [null, { to: iso(3) }], [2, 1, 0]],
    ['a range and a type', ['ROOM_CREATED', { from: iso(10), to: iso(21) }], [20, 16, 12]],
    ['a range, read on', [null, { from: iso(10), to: iso(21), limit: 2 }], [20, 19]],
    ['nothing in it', ['LOGIN', { from: iso(10), to: iso(21) }], []],
  ])('by %s', async (_name, args, expected) => {
    expect(created(await log(projectId, ...args))).toEqual(expected)
  })
})

test('an entry written after a later one is still found by its own time', async () => {
  const { db } = platform.current.database
  const event: AuditEvent = { type: 'OPENED', projectId }
  await db.transaction().execute(async (tx) => {
    await appendAuditEntries(tx, [{ userName: 'system', event }], new Date(start + 50 * day))
    await appendAuditEntries(tx, [{ userName: 'system', event }], new Date(start + 50 * day - 30 * 60_000))
  })
  const found = await log(projectId, 'OPENED', { to: iso(50) })
  expect(created(found)).toEqual([50 - 30 / (24 * 60)])
})

test('whoever looks at the log hears that it has grown', async () => {
  await log(null, null, { limit: 1 })
  const heard = admin.heard('storeChanged')
  await logIn(platform.current.url, 'emil@deich-erdbau.example')
  expect(await heard).toEqual(['log', null])
  const [newest] = await log(null, null, { limit: 1 })
  expect(newest).toMatchObject({ type: 'LOGIN', userName: 'emil@deich-erdbau.example' })
})

test('a refusal that is kept is heard of, too', async () => {
  const heard = admin.heard('storeChanged')
  await expect(logIn(platform.current.url, 'emil@deich-erdbau.example', 'falsch')).rejects.toThrow()
  expect(await heard).toEqual(['log', null])
  expect(await log(null, 'LOGIN_FAILED', { limit: 1 })).toHaveLength(1)
})

describe('an entry of any size', () => {
  const other = 816
  const texts = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => ({
      label: `Text ${at}`,
      oldValue: null,
      newValue: 'ü'.repeat(length),
    }))
  const append = (data: AuditEvent['data']) =>
    platform.current.database.db.transaction().execute((tx) =>
      appendAuditEntries(
        tx,
        [
          {
            userName: 'system',
            event: { type: 'SETTINGS_CHANGED', projectId: other, ...(data && { data }) },
          },
        ],
        new Date(),
      ),
    )

  test('is written in at most 64 KiB, names what was cut, and the chain stays whole', async () => {
    await append({ changes: texts(300, 5000) })
    const { db } = platform.current.database
    const { content } = await db
      .selectFrom('auditEntries')
      .select('content')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(Buffer.byteLength(content)).toBeLessThanOrEqual(64 * 1024)
    const [entry] = await log(other, null, { limit: 1 })
    expect(entry?.data.changes?.[0]?.newValue).toMatch(/ü … gekürzt \(5000 Zeichen\)$/)
    expect(entry?.data.changes?.at(-1)).toMatchObject({
      label: 'Nicht aufgeführte Änderungen',
      newValue: expect.stringMatching(/^\d+: .*;/),
    })
    expect(await verifyChain(db)).toMatchObject({ whole: true })
  })

  test('from before that bound is still read, cut, and a page ends before it grows too large', async () => {
    const { db } = platform.current.database
    const old = { type: 'SETTINGS_CHANGED', projectId: other, data: { changes: texts(10, 50_000) } } as const
    for (let at = 0; at < 4; at++) await appendUnbounded(db, old)
    const page = await log(other, null, {})
    expect(page.length).toBe(2)
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(2 * 65 * 1024)
    expect(page[0]?.data.changes).toHaveLength(10)
    expect(page[0]?.data.changes?.[9]?.newValue).toMatch(/gekürzt \(50000 Zeichen\)$/)
    const rest = await log(other, null, { before: page.at(-1)?.id })
    expect(rest).toHaveLength(3)
    await appendUnbounded(db, { ...old, data: { changes: texts(30, 50_000) } })
    expect(await log(other, null, {})).toHaveLength(1)
    expect(await verifyChain(db)).toMatchObject({ whole: true })
  })
})

/** As the log was written before an entry had a bound. */
async function appendUnbounded(db: Db, { type, projectId: about, data }: AuditEvent): Promise<void> {
  const last = await db
    .selectFrom('auditEntries')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const [id, now] = [last.id + 1, new Date()]
  const head = { id, userName: 'system', type, projectId: about ?? null, offerId: null, roomId: null }
  const content = JSON.stringify({ ...head, created: now.toISOString(), data })
  const hash = chainedHash(last.hash, content)
  await db
    .insertInto('auditEntries')
    .values({ ...head, publicId: randomId(), created: now, content, previousHash: last.hash, hash })
    .execute()
}

test('every event has a name of its own in both languages', () => {
  for (const language of ['de', 'en'] as const) {
    const names = auditEventTypes.map((type) => auditEventTexts[type][language])
    expect(new Set(names).size).toBe(auditEventTypes.length)
  }
})
