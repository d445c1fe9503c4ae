import { beforeEach, expect, test } from 'vitest'
import { addRefusedFilings } from '../procedure/receipts.queries.ts'
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
  expect(await refusedOf(dora, deich)).toHaveLength(30 * tender.lots.length)
  expect(await course.logged()).toHaveLength(30)

  // Others go on, and so does she after a while.
  expect((await tries(fritz, geest, 1)).has('StageException')).toBe(true)
  course.pass(minute)
  expect((await tries(dora, deich, 1)).has('StageException')).toBe(true)
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
  }))
  await addRefusedFilings(course.db(), tried, begin)
  const told = await refusedOf(dora, offerId)
  expect([told.length, told[0]?.cause, told.at(-1)?.cause]).toEqual([500, '100', '599'])
})
