import type { AuditEvent, LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { auditEventTypes } from '@allmende/domain/audit/audit.contract.ts'
import { auditEventTexts } from '@allmende/domain/audit/audit.texts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenPlatform, logIn, openSocket, type TestSocket } from '../test-platform.ts'
import { appendAuditEntry } from './audit.queries.ts'

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
      await appendAuditEntry(db, 'anna.amt@allmende.example', event, new Date(start + index * day))
    }
  })
})
afterAll(() => admin.close())

const log = async (...args: unknown[]) => (await admin.call('getLogEntries', ...args)) as LogEntry[]
const created = (entries: LogEntry[]) =>
  entries.map((entry) => (Date.parse(String(entry.created)) - start) / day)
const iso = (offset: number) => new Date(start + offset * day).toISOString()

test('newest first, with what the entry is about and its hash', async () => {
  const [newest, ...older] = await log(null, null, { limit: 3 })
  expect(newest).toMatchObject({ type: 'FILE_UPLOADED', projectId, userName: 'anna.amt@allmende.example' })
  expect(newest?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(older.map(({ id }) => id)).toEqual([(newest?.id ?? 0) - 1, (newest?.id ?? 0) - 2])
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
    await appendAuditEntry(tx, 'system', event, new Date(start + 50 * day))
    await appendAuditEntry(tx, 'system', event, new Date(start + 50 * day - 30 * 60_000))
  })
  const found = await log(projectId, 'OPENED', { to: iso(50) })
  expect(created(found)).toEqual([50 - 30 / (24 * 60)])
})

test('whoever looks at the log hears that it has grown', async () => {
  await log(null, null, { limit: 1 })
  const heard = admin.heard('storeChanged')
  await logIn(platform.current.url, 'emil@deich-erdbau.example')
  expect(await heard).toEqual(['logEntry', null])
  const [newest] = await log(null, null, { limit: 1 })
  expect(newest).toMatchObject({ type: 'LOGIN', userName: 'emil@deich-erdbau.example' })
})

test('a refusal that is kept is heard of, too', async () => {
  const heard = admin.heard('storeChanged')
  await expect(logIn(platform.current.url, 'emil@deich-erdbau.example', 'falsch')).rejects.toThrow()
  expect(await heard).toEqual(['logEntry', null])
  expect(await log(null, 'LOGIN_FAILED', { limit: 1 })).toHaveLength(1)
})

test('every event has a name of its own in both languages', () => {
  for (const language of ['de', 'en'] as const) {
    const names = auditEventTypes.map((type) => auditEventTexts[type][language])
    expect(new Set(names).size).toBe(auditEventTypes.length)
  }
})
