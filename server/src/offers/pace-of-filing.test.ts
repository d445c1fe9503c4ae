import { beforeEach, expect, test } from 'vitest'
import { addRefusedFilings } from '../procedure/refused-filings.queries.ts'
import { begin, day, givenCourse, minute, publishedTender, refused } from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'

const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

const tries = async (email: string, offerId: number, count: number) => {
  const answers = []
  for (let index = 0; index < count; index++)
    answers.push(await refused(call(email, 'updateOfferStage', offerId, 1, null)))
  return Map.groupBy(answers, (answer) => answer)
}
const refusedOf = async (email: string, offerId: number) =>
  (await call(email, 'getSubmissions', offerId)).refused

test('refused attempts are kept, but not more of them than a person makes', async () => {
  const tender = await publishedTender(course, 3)
  const [deich, geest] = [
    (await call(dora, 'createOffer', { id: tender.id })).id,
    (await call(fritz, 'createOffer', { id: tender.id })).id,
  ]
  course.pass(365 * day)
  await course.everythingSaid()
  const answers = await tries(dora, deich, 35)
  expect([answers.get('StageException')?.length, answers.get('RateLimitException')?.length]).toEqual([30, 5])
  // That it was too often is kept once.
  const kept = await refusedOf(dora, deich)
  expect(kept).toHaveLength(31 * tender.lots.length)
  expect(kept.at(-1)).toMatchObject({
    cause: expect.stringContaining('sehr oft'),
    deadline: tender.lots[0]?.applicationDeadline,
  })
  expect(await course.logged()).toEqual(Array.from({ length: 31 }, () => 'SUBMISSION_REFUSED dora'))

  // Others go on, and so does she after a while.
  expect((await tries(fritz, geest, 1)).has('StageException')).toBe(true)
  course.pass(minute)
  expect((await tries(dora, deich, 1)).has('StageException')).toBe(true)
})

test('it is a pace of one person with one part of her own', async () => {
  const [one, other] = [await publishedTender(course, 3), await publishedTender(course, 3)]
  const [first, second, foreign] = [
    (await call(dora, 'createOffer', { id: one.id })).id,
    (await call(dora, 'createOffer', { id: other.id })).id,
    (await call(fritz, 'createOffer', { id: one.id })).id,
  ]
  course.pass(365 * day)
  for (const nothing of [2 ** 40, foreign])
    expect([...(await tries(dora, nothing, 31)).keys()]).toEqual(['NotFoundException'])
  expect([...(await tries(dora, first, 30)).keys()]).toEqual(['StageException'])
  expect([...(await tries(dora, first, 1)).keys()]).toEqual(['RateLimitException'])
  expect([...(await tries(dora, second, 1)).keys()]).toEqual(['StageException'])

  // Kept again once ten seconds are over, in which she has gone on.
  course.pass(10_000)
  await course.everythingSaid()
  const further = await tries(dora, first, 8)
  expect(further.get('RateLimitException')).toHaveLength(3)
  expect(await course.logged()).toHaveLength(6)
})

test('of very many refused attempts the newest are told', async () => {
  const tender = await publishedTender(course, 3)
  const lotId = tender.lots[0]?.id ?? 0
  const offerId = (await call(dora, 'createOffer', { id: tender.id })).id
  const tried = Array.from({ length: 600 }, (_, index) => ({
    offerId,
    lotId,
    by: dora,
    cause: `${index}`,
    deadline: null,
    stampedBy: 'SERVER' as const,
  }))
  await addRefusedFilings(course.db(), tried, begin)
  const told = await refusedOf(dora, offerId)
  expect([told.length, told[0]?.cause, told.at(-1)?.cause]).toEqual([500, '100', '599'])
})
