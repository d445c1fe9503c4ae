import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../database/schema.ts'
import {
  after,
  begin,
  deadlines,
  givenCourse,
  publishedTender,
  refused,
} from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'
import { holdTender, takeTender } from '../tenders/tender-locks.ts'
import { applicant } from './test-story.ts'

const isPostgres = Boolean(process.env['TEST_DATABASE_URL'])
const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

const bidders = [dora, fritz, 'gesa@wesermarsch-hafenbau.example', 'hinnerk@nordlicht-gastronomie.example']

async function allReady() {
  const tender = await publishedTender(course, 3)
  const parts = []
  for (const email of bidders)
    parts.push({ email, ...(await applicant(course, email, tender, 'Antrag.txt')) })
  return { tender, parts }
}
const submit = ({ email, offerId }: { email: string; offerId: number }) =>
  call(email, 'updateOfferStage', offerId, 1, null)

test('all who file at once have a receipt', async () => {
  const { parts } = await allReady()
  const filed = await Promise.all(parts.map(submit))
  expect(new Set(filed.map(({ receiptId }) => receiptId)).size).toBe(bidders.length)
})

test('all who are late at once, before the clock has looked, are told so and kept', async () => {
  const { parts } = await allReady()
  course.at(after(1, deadlines.applicationDeadline))
  expect(await Promise.all(parts.map((part) => refused(submit(part))))).toEqual(
    bidders.map(() => 'StageException'),
  )
  for (const { email, offerId } of parts)
    expect((await call(email, 'getSubmissions', offerId)).refused).toHaveLength(1)
})

describe.skipIf(!isPostgres)('PostgreSQL: while somebody else is filing', () => {
  const during = async (lock: typeof holdTender, act: (stillHeld: () => boolean) => Promise<void>) => {
    const { tender, parts } = await allReady()
    let isHeld = true
    const held = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holding = course
      .db()
      .transaction()
      .execute(async (db) => {
        await lock(db, tender.id)
        locked.resolve()
        await held.promise
        isHeld = false
      })
    await locked.promise
    const filed = parts.slice(0, 2).map(submit)
    const release = setTimeout(held.resolve, lock === holdTender ? 60_000 : 200)
    await Promise.all(filed)
    await act(() => isHeld)
    clearTimeout(release)
    held.resolve()
    await holding
  }

  test('nobody waits for her', () =>
    during(holdTender, async (isStillHeld) => expect(isStillHeld()).toBe(true)))

  test('but everybody for who moves the tender', () =>
    during(takeTender, async (isStillHeld) => expect(isStillHeld()).toBe(false)))

  test('who waits to move it is not overtaken by those who come after her', async () => {
    const { tender, parts } = await allReady()
    const [part] = parts
    const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const inTransaction = (work: (db: Db) => Promise<void>) => course.db().transaction().execute(work)
    const others = inTransaction(async (db) => {
      await holdTender(db, tender.id)
      held.resolve()
      await over.promise
    })
    await held.promise
    const moving = inTransaction((db) => takeTender(db, tender.id))
    const isWaiting = () =>
      sql<{ waits: boolean }>`select exists (select from pg_locks where not granted) as waits`
        .execute(course.db())
        .then(({ rows }) => rows[0]?.waits)
    await expect.poll(isWaiting).toBe(true)
    const filing = submit(part ?? { email: dora, offerId: 0 })
    expect(await Promise.race([filing.then(() => 'overtook'), pause(300, 'waits')])).toBe('waits')
    over.resolve()
    await Promise.all([others, moving, filing])
  })
})
