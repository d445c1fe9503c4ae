import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { ConnectionLost } from '../../database/connection-lost.ts'
import { type OpenDatabase, openDatabase } from '../../database/database.ts'
import type { Db } from '../../database/schema.ts'
import { givenDatabase } from '../../database/test-database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { startJobs } from '../../jobs/schedule.ts'
import { createLog } from '../../log.ts'
import { addTender, takeTenderId } from '../tenders.queries.ts'
import { clockJob, tickDueTenders } from './clock.job.ts'
import { takeDueTender } from './due.queries.ts'

const database = givenDatabase()
const db = () => database.current.db
const isPostgres = inject('template').kind === 'postgres'
const start = new Date('2026-10-01T08:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

/** A second process, where the database can have one. */
let other: OpenDatabase | null = null
const tenders: number[] = []
beforeAll(async () => {
  other = isPostgres ? await openDatabase(database.current.source) : null
  await sql`create table ticks (id serial, tender_id integer, due timestamptz)`.execute(db())
  for (const name of ['Fähre', 'Deich', 'Mole', 'Siel']) tenders.push(await addDraft(name))
})
afterAll(async () => other?.close())

async function addDraft(name: string): Promise<number> {
  const id = await takeTenderId(db())
  const origin = { id, templateId: 'EU-19', templateVersion: 1, sdkVersion: '1.7', type: 0 } as const
  const deadlines = {
    applicationDeadline: null,
    offerDeadline: null,
    finalDeadline: null,
    deadlinePeriodDays: null,
  }
  const facts = { name, description: '', organizationId: null, panels: [], roomTemplates: [], ...deadlines }
  await addTender(db(), origin, facts, start)
  return id
}

const logged: { msg: string; tenderId?: number }[] = []
const log = createLog('warn', { write: (line: string) => void logged.push(JSON.parse(line)) })
beforeEach(async () => {
  logged.length = 0
  plans.clear()
  await sql`truncate ticks`.execute(db())
  await db().updateTable('tenders').set({ due: null }).execute()
})

/** What comes due for a tender, by its minutes, one event after the other. */
const plans = new Map<number, number[]>()
async function plan(tenderId: number, ...minutes: number[]): Promise<void> {
  plans.set(tenderId, minutes)
  await setDue(db(), tenderId, after(minutes[0] ?? 0))
}
const setDue = (on: Db, id: number, due: Date | null) =>
  on.updateTable('tenders').set({ due }).where('id', '=', id).execute()

type Meanwhile = (tenderId: number) => unknown
/** The shape of a tick: takes the tender, does what is due, and says what is next, all in one transaction. */
const tickOn =
  (on: Db, meanwhile: Meanwhile = () => undefined) =>
  (tenderId: number, now: Date): Promise<void> =>
    inTransaction(on, async (transaction) => {
      if (!(await takeDueTender(transaction, tenderId, now))) return
      const { due } = await transaction
        .selectFrom('tenders')
        .select('due')
        .where('id', '=', tenderId)
        .executeTakeFirstOrThrow()
      await sql`insert into ticks (tender_id, due) values (${tenderId}, ${due})`.execute(transaction)
      await meanwhile(tenderId)
      const next = plans.get(tenderId)?.find((minutes) => due && after(minutes) > due)
      await setDue(transaction, tenderId, next === undefined ? null : after(next))
    })
const work = (minutes: number, meanwhile?: Meanwhile) =>
  tickDueTenders({ db: db(), log, tickOne: tickOn(db(), meanwhile) }, after(minutes))

/** Which tender was moved on for which minute, in the order it happened. */
async function ticked(): Promise<[tender: number, minutes: number][]> {
  const { rows } = await sql<{ tenderId: number; due: Date }>`
    select tender_id, due from ticks order by id`.execute(db())
  return rows.map(({ tenderId, due }) => [
    tenders.indexOf(tenderId),
    (due.getTime() - start.getTime()) / 60_000,
  ])
}
const tender = (index: number) => tenders[index] ?? Number.NaN

test('nothing happens before its time, and it is known when there is something to do', async () => {
  expect(await work(0)).toBeNull()
  await plan(tender(0), 10)
  await plan(tender(1), 5)
  expect(await work(4)).toEqual(after(5))
  expect(await ticked()).toEqual([])
  expect(await work(5)).toEqual(after(10))
  expect(await ticked()).toEqual([[1, 5]])
  expect(await work(10)).toBeNull()
})

test('whatever came due while nobody was there happens in its order, once', async () => {
  await plan(tender(0), 1, 4, 100)
  await plan(tender(1), 2)
  await plan(tender(2), 3, 5)
  expect(await work(60)).toEqual(after(100))
  const expected = [
    [0, 1],
    [1, 2],
    [2, 3],
    [0, 4],
    [2, 5],
  ]
  expect(await ticked()).toEqual(expected)
  expect(await work(60)).toEqual(after(100))
  expect(await ticked()).toEqual(expected)
})

test('an instant that no millisecond names is passed like any other', async () => {
  await sql`update tenders set due = ${start}::timestamptz + interval '1 microsecond' where id = ${tender(0)}`.execute(
    db(),
  )
  await tickDueTenders({ db: db(), log, tickOne: async () => undefined }, after(1))
})

test('a tender that fails holds up no other, waits for the next round, and leaves nothing half done', async () => {
  for (const index of [0, 1, 2]) await plan(tender(index), index + 1)
  await plan(tender(3), 30)
  const failing = (tenderId: number) => {
    if (tenderId === tender(1)) throw new Error('not today')
  }
  expect(await work(10, failing)).toEqual(after(30))
  expect(await ticked()).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(logged).toMatchObject([{ level: 'error', tenderId: tender(1), err: { message: 'not today' } }])
  await work(11)
  expect(await ticked()).toEqual([
    [0, 1],
    [2, 3],
    [1, 2],
  ])
})

test('a database that goes away ends the round', async () => {
  for (const index of [0, 1]) await plan(tender(index), 1)
  const tried: number[] = []
  const lost = new ConnectionLost('gone')
  const tickOne = async (tenderId: number) => {
    tried.push(tenderId)
    throw lost
  }
  await expect(tickDueTenders({ db: db(), log, tickOne }, after(2))).rejects.toBe(lost)
  expect([tried, logged]).toEqual([[tender(0)], []])
})

test('in two processes at once every event happens once, and those of a tender in their order', async () => {
  for (const id of tenders) await plan(id, 1, 2, 3, 4, 5)
  const processes = [db(), db(), other?.db ?? db(), other?.db ?? db()]
  await Promise.all(processes.map((on) => tickDueTenders({ db: on, log, tickOne: tickOn(on) }, after(10))))
  // Whoever came second may have passed over what the first had locked.
  await work(10)
  const events = await ticked()
  expect(events).toHaveLength(tenders.length * 5)
  for (const index of tenders.keys())
    expect(events.filter(([at]) => at === index).map(([, minutes]) => minutes)).toEqual([1, 2, 3, 4, 5])
  expect(logged).toEqual([])
})

describe.runIf(isPostgres)('beside others at the same database', () => {
  test('what a process that died had half done is undone, and done by who comes next', async () => {
    await plan(tender(0), 1)
    const on = other?.db ?? db()
    const dying = tickOn(on, () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(db()),
    )
    await expect(tickDueTenders({ db: on, log, tickOne: dying }, after(1))).rejects.toThrow(ConnectionLost)
    expect(await ticked()).toEqual([])
    await work(2)
    expect(await ticked()).toEqual([[0, 1]])
  })

  test('a tender that somebody is changing is not waited for, and looked at again soon', async () => {
    for (const index of [0, 1]) await plan(tender(index), 1)
    await inTransaction(other?.db ?? db(), async (changing) => {
      await changing.selectFrom('tenders').select('id').where('id', '=', tender(0)).forUpdate().execute()
      expect(await work(1)).toEqual(new Date(after(1).getTime() + 2000))
      expect(await ticked()).toEqual([[1, 1]])
    })
    expect(await work(1)).toBeNull()
    expect(await ticked()).toEqual([
      [1, 1],
      [0, 1],
    ])
  })
})

test('the job works at its start, when woken, and by the clock of the database', async () => {
  await setDue(db(), tender(0), start)
  let moved = (_now: Date) => {}
  const next = () => new Promise<Date>((resolve) => void (moved = resolve))
  const tick = tickOn(db())
  const tickOne = async (tenderId: number, now: Date) => {
    await tick(tenderId, now)
    moved(now)
  }
  const first = next()
  const jobs = startJobs([clockJob({ db: db(), log, tickOne })], log)
  expect((await first).getTime()).toBeGreaterThan(start.getTime())
  const second = next()
  await setDue(db(), tender(1), start)
  jobs.wake('clock')
  await second
  await jobs.stop()
  expect(await ticked()).toEqual([
    [0, 0],
    [1, 0],
  ])
})
