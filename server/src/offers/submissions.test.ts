import { expect, test } from 'vitest'
import { givenCourse, publishedTender, twoLots } from '../tenders/course/test-course.ts'
import { dora } from '../tenders/people/test-announced.ts'
import { bernd } from '../tenders/test-tenders.ts'
import { applicant, ownRoom, upload } from './test-story.ts'

const course = givenCourse()
const { call } = course

test('of one submission for two lots the one that was withdrawn is told apart', async () => {
  const tender = await publishedTender(course, 3, { panels: twoLots() })
  const [north = 0, south = 0] = tender.lots.map(({ id }) => id)
  const { id } = await call(dora, 'createOffer', { id: tender.id })
  for (const lotId of [north, south])
    await upload(course, dora, await ownRoom(course, dora, tender.id, { stage: 4, lotId }), `${lotId}.txt`)
  const { receiptId } = await call(dora, 'updateOfferStage', id, 1, null)
  await call(dora, 'updateOfferStage', id, 0, [south])
  const filed = { receiptId, kind: 'APPLICATION', openedAt: null }
  for (const [email, files] of [
    [dora, expect.any(Array)],
    [bernd, null],
  ] as const) {
    const { submissions } = await call(email, 'getSubmissions', id)
    expect(submissions).toHaveLength(3)
    expect(submissions).toContainEqual(
      expect.objectContaining({ ...filed, lotIds: [north], withdrawnAt: null, files }),
    )
    expect(submissions).toContainEqual(
      expect.objectContaining({ ...filed, lotIds: [south], withdrawnAt: course.now, files }),
    )
  }
})

test('another name of a submitted document is a change that is not submitted', async () => {
  const tender = await publishedTender(course, 3)
  const { offerId, room } = await applicant(course, dora, tender, 'Antrag.txt')
  await call(dora, 'updateOfferStage', offerId, 1, null)
  const isChanged = async () =>
    (await call(dora, 'getOffersByProjectId', tender.id))[0]?.lotOffers[0]?.unsubmittedChanges
  expect(await isChanged()).toBe(false)
  const [document] = await call(dora, 'listDocuments', room.id)
  await call(dora, 'renameDocument', document?.id ?? 0, 'Anderer.txt')
  expect(await isChanged()).toBe(true)
  await call(dora, 'renameDocument', document?.id ?? 0, 'Antrag.txt')
  expect(await isChanged()).toBe(false)
})
