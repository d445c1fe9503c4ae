import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { keepDecisions } from './decisions.ts'
import { holdPresence } from './presence.ts'
import { Undecided } from './undecided.ts'

const database = givenDatabase()

/** One process on the database. */
function givenProcess(trustsProxies = false, steadyNow = () => performance.now()) {
  const processId = randomUUID()
  const undecided = new Undecided()
  const { db } = database.current
  const decisions = keepDecisions({
    db,
    processId,
    isAlone: false,
    trustsProxies,
    undecidedSince: () => undecided.earliest(),
    steadyNow,
  })
  return { processId, undecided, ...decisions }
}

const now = () => new Date()
const seconds = (count: number) => new Date(Date.now() + count * 1000)

test('who opens waits until everything that came in time is decided', async () => {
  const { undecided, decidedBefore } = givenProcess()
  expect(await decidedBefore(now())).toBe(true)
  const leave = undecided.enter(() => seconds(-20), 'anna')
  let answer: boolean | null = null
  const asked = decidedBefore(now()).then((decided) => (answer = decided))
  await pause(600)
  expect(answer).toBe(null)
  leave()
  await asked
  expect(answer).toBe(true)
})

test('what came too late, or is not whole yet, holds up nobody', async () => {
  const { undecided, decidedBefore } = givenProcess()
  undecided.enter(() => seconds(-5), 'anna')
  undecided.enter(() => null, 'anna')
  expect(await decidedBefore(now())).toBe(true)
})

test('what comes while a process looks for it is not told to be decided', async () => {
  const { db } = database.current
  let came = 0
  const { begin } = keepDecisions({
    db,
    processId: randomUUID(),
    isAlone: false,
    trustsProxies: false,
    undecidedSince: () => {
      // It lies where was looked already.
      came = Date.now() + 1
      while (Date.now() < came + 5);
      return null
    },
  })
  await begin()
  const told = db.selectFrom('serverProcesses').select('decidedUntil')
  expect((await told.executeTakeFirstOrThrow()).decidedUntil.getTime()).toBeLessThan(came)
})

test('another process that is busy is waited for, and one that is dead is not', async () => {
  const [own, other] = [givenProcess(), givenProcess()]
  const leave = other.undecided.enter(() => seconds(-30), 'anna')
  await other.begin()
  let answer: boolean | null = null
  const asked = own.decidedBefore(now()).then((decided) => (answer = decided))
  await pause(600)
  expect(answer).toBe(null)
  leave()
  await other.job.work()
  await asked
  expect(answer).toBe(true)

  other.undecided.enter(() => seconds(-30), 'anna')
  await other.job.work()
  await sql`update server_processes set seen = now() - interval '15 minutes'`.execute(database.current.db)
  expect(await own.decidedBefore(now())).toBe(true)
  await own.begin()
  const { rows } = await sql`select id from server_processes`.execute(database.current.db)
  expect(rows).toHaveLength(1)
  await own.end()
})

test('after an outage of the database nobody is taken for dead who was not seen during it', async () => {
  let later = 0
  const own = givenProcess(false, () => performance.now() + later)
  const other = givenProcess()
  const leave = other.undecided.enter(() => seconds(-30), 'anna')
  await own.begin()
  await other.begin()
  later = 90_000
  await own.job.work()
  later += 20 * 60_000
  await sql`update server_processes set seen = now() - interval '20 minutes'`.execute(database.current.db)
  let answer: boolean | null = null
  const asked = own.decidedBefore(now()).then((decided) => (answer = decided))
  await own.job.work()
  // Another one that is short makes nobody forget the long one.
  later += 5000
  await own.job.work()
  await pause(600)
  expect(answer).toBe(null)
  leave()
  await other.job.work()
  await asked
  expect(answer).toBe(true)
})

test('another process that hangs is waited for as long as its connection stands', async (context) => {
  const { db, source } = database.current
  if (source.kind !== 'postgres') return context.skip('the embedded database has one process alone')
  const [own, other] = [givenProcess(), givenProcess()]
  const connection = new pg.Client({ connectionString: source.url })
  await connection.connect()
  await holdPresence(connection, other.processId)
  const leave = other.undecided.enter(() => seconds(-30), 'anna')
  await other.begin()
  await sql`update server_processes set seen = now() - interval '15 minutes'`.execute(db)
  await own.job.work()
  let answer: boolean | null = null
  const asked = own.decidedBefore(now()).then((decided) => (answer = decided))
  await pause(600)
  expect(answer).toBe(null)
  await connection.end()
  await asked
  expect(answer).toBe(true)
  leave()
})

test('what came after that moment holds up nobody', async () => {
  const { undecided, decidedBefore } = givenProcess()
  undecided.enter(() => seconds(-30), 'anna')
  expect(await decidedBefore(seconds(-21))).toBe(true)
})
