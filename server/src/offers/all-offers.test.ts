import type { KyselyPlugin } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listOffersOf } from '../procedure/offers.queries.ts'
import { begin, givenCourse, publishedTender } from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'
import { anna } from '../tenders/test-tenders.ts'
import { offersOf } from './offer-views.ts'
import { ownRoom, upload } from './test-story.ts'

const course = givenCourse()
const { call } = course
const clara = 'clara.kaemmerei@allmende.example'
let organizationId = 0
let tenders: number[] = []

/** Three tenders: one just joined, one with a file, one submitted and changed since; another bidder in each of them. */
beforeAll(async () => {
  course.at(begin)
  tenders = []
  for (const steps of [0, 1, 2]) {
    const tender = await publishedTender(course, 3)
    const lotId = tender.lots[0]?.id ?? 0
    await call(fritz, 'createOffer', { id: tender.id })
    const offer = await call(dora, 'createOffer', { id: tender.id })
    organizationId = offer.organizationId
    const room = await ownRoom(course, dora, tender.id, { stage: 4, lotId })
    if (steps > 0) await upload(course, dora, room, 'Antrag.txt')
    if (steps > 1) {
      await call(dora, 'updateOfferStage', offer.id, 1, null)
      await upload(course, dora, room, 'Nachtrag.txt')
    }
    tenders.push(tender.id)
    course.pass(1000)
  }
})

/** What the lists of each tender say of the organization, the newest first. */
async function oneByOne(email: string) {
  const lists = []
  for (const id of tenders) lists.unshift(await call(email, 'getOffersByProjectId', id))
  return lists.flat().filter((offer) => offer.organizationId === organizationId)
}

test('all parts of an organization are what each tender says of them', async () => {
  const own = await call(dora, 'getOffersByOrganizationId', organizationId)
  expect(own.map(({ projectId }) => projectId)).toEqual(tenders.toReversed())
  expect(own).toEqual(await oneByOne(dora))
  expect(own.map(({ lotOffers }) => lotOffers[0]?.unsubmittedChanges)).toEqual([true, false, false])
  expect(own.map(({ lotOffers }) => lotOffers[0]?.missing.length)).toEqual([0, 0, 1])
  expect(await call(anna, 'getOffersByOrganizationId', organizationId)).toEqual(await oneByOne(anna))
  expect(await call(clara, 'getOffersByOrganizationId', organizationId)).toEqual([])
  expect(await call(anna, 'getOffersByOrganizationId', 4711)).toEqual([])
})

test('many parts take no more questions than one', async () => {
  let asked = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = course.db().withPlugin(counting)
  const questions = async (parts: Awaited<ReturnType<typeof listOffersOf>>) => {
    asked = 0
    await offersOf({ db, now: course.now }, parts, 'own')
    return asked
  }
  const all = await listOffersOf(course.db(), organizationId)
  expect(await questions(all)).toBe(await questions(all.slice(0, 1)))
})
