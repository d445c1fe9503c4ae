import { createHash } from 'node:crypto'
import { bytesOf } from '@allmende/domain/validation.ts'
import { expect, test } from 'vitest'
import { addReceipt, newReceiptId } from '../procedure/receipts.queries.ts'
import { after, begin, day, givenCourse, publishedTender, twoLots } from '../tenders/course/test-course.ts'
import { dora } from '../tenders/people/test-announced.ts'
import { bernd } from '../tenders/test-tenders.ts'
import { applicant, ownRoom, upload } from './test-story.ts'

const course = givenCourse()
const { call } = course

const names = { tender: '', authority: '', organization: '', lots: {} }

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

test('lots with different deadlines stand in entries of their own', async () => {
  const tender = await publishedTender(course, 3, { panels: twoLots() })
  const [north = 0, south = 0] = tender.lots.map(({ id }) => id)
  const { id: offerId } = await call(dora, 'createOffer', { id: tender.id })
  const filed = (lotId: number, deadline: Date) => ({
    offerId,
    lotId,
    attempt: 1,
    round: null,
    deadline,
    files: [],
  })
  const receiptId = newReceiptId()
  const lots = [filed(south, after(2 * day)), filed(north, after(day))]
  const stampedBy = 'PROXY'
  await addReceipt(
    course.db(),
    { id: receiptId, offerId, kind: 'APPLICATION', by: dora, stampedBy, names, lots },
    begin,
  )
  expect((await call(dora, 'getSubmissions', offerId)).submissions).toMatchObject([
    { receiptId, stampedBy, lotIds: [north], deadline: after(day) },
    { receiptId, lotIds: [south], deadline: after(2 * day) },
  ])
})

test('of very many files as many are told as one answer carries, first those that stand', async () => {
  const tender = await publishedTender(course, 3)
  const lotId = tender.lots[0]?.id ?? 0
  const { id: offerId } = await call(dora, 'createOffer', { id: tender.id })
  const add = async (count: number) => {
    const files = Array.from({ length: count }, (_, index) => ({
      documentId: 2 ** 40 + index,
      roomId: 2 ** 40,
      name: `${'Anlage '.repeat(20)}${index}.pdf`,
      size: 1,
      sha256: createHash('sha256').update(String(index)).digest('hex'),
    }))
    const lots = [{ offerId, lotId, attempt: 1, round: null, deadline: null, files }]
    const receipt = {
      id: newReceiptId(),
      offerId,
      kind: 'APPLICATION' as const,
      by: dora,
      stampedBy: 'SERVER' as const,
      names,
      lots,
    }
    await addReceipt(course.db(), receipt, begin)
  }
  for (let index = 0; index < 30; index++) await add(2)
  const told = async () => {
    const answer = await call(dora, 'getSubmissions', offerId)
    expect(bytesOf(answer)).toBeLessThan(4.1 * 1024 * 1024)
    return answer.submissions.map(({ files }) => files?.length ?? null)
  }
  const few = await told()
  expect([few.slice(0, 10), few.slice(10)]).toEqual([Array(10).fill(null), Array(20).fill(2)])
  for (let index = 0; index < 4; index++) await add(6000)
  const many = await told()
  expect(many.at(-1)).toBe(6000)
  expect(many.filter((count) => count === 6000).length).toBeLessThan(4)
})
