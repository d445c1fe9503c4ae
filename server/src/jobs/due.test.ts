import { beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { appendMails } from '../mail/outbox.queries.ts'
import { takeDue, workOff } from './due.ts'

const database = givenDatabase()
const db = () => database.current.db
const start = new Date('2026-10-01T08:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const mailTo = (to: string) => ({ key: 'passwordReset', to, values: { userName: 'A', link: '/' } }) as const

beforeEach(async () => {
  await db().deleteFrom('outbox').execute()
})

const take = (minutes: number, atOnce = 5) =>
  takeDue(db(), 'outbox', { now: after(minutes), until: after(minutes + 10), atOnce })

test('rows are taken when they are due, the longest due first, and nobody takes them twice', async () => {
  await appendMails(db(), [mailTo('late@x.example')], after(2))
  await appendMails(db(), [mailTo('a@x.example'), mailTo('b@x.example')], after(1))
  expect(await take(0)).toEqual([])
  const first = await take(2, 2)
  expect(first).toHaveLength(2)
  const second = await take(2, 2)
  expect(second).toHaveLength(1)
  expect(await take(2)).toEqual([])
  // Whoever took them has died over them.
  expect((await take(12)).toSorted()).toEqual([...first, ...second].toSorted())
})

test('two processes at the same instant share them', async () => {
  await appendMails(
    db(),
    Array.from({ length: 20 }, (_, index) => mailTo(`n${index}@x.example`)),
    start,
  )
  const taken = await Promise.all(Array.from({ length: 6 }, () => take(0)))
  const ids = taken.flat()
  expect(new Set(ids).size).toBe(ids.length)
  const rest = await take(0, 20)
  expect(ids.length + rest.length).toBe(20)
})

test('work goes on until nothing is due', async () => {
  const waiting = [[1, 2], [3], []]
  const worked: number[] = []
  await workOff(
    async () => waiting.shift() ?? [],
    async (row) => void worked.push(row),
  )
  expect(worked).toEqual([1, 2, 3])
})
