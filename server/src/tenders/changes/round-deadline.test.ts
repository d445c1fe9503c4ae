import { withFacts } from '@allmende/domain/notices/values/editing.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../../../../demo/people.ts'
import { lotOf, ownRoom, upload } from '../../offers/test-story.ts'
import { after, begin, day, givenCourse, publishedTender, second } from '../course/test-course.ts'
import { dora, fritz } from '../people/test-announced.ts'
import { anna, bernd, concession } from '../test-tenders.ts'
import { announced, answered, because } from './test-changes.ts'

const course = givenCourse()
const { call } = course
beforeEach(() => course.at(begin))

const open = async (id: number, stage: 4 | 7) => {
  for (const email of [bernd, anna])
    await call(email, 'updateProjectStage', { id, stage }, null, demoPassword)
}

/** Dora has made her offer in the first round; Fritz has applied for the second. */
async function inOffers() {
  const tender = await publishedTender(course, 3, {
    type: 5,
    applicationDeadline: after(40 * day),
    offerDeadline: null,
    finalDeadline: after(400 * day),
    deadlinePeriodDays: 90,
  })
  const { id } = tender
  const lotId = lotOf(tender)
  const files = async (email: string, stage: 1 | 6) => {
    const offer = await call(email, 'createOffer', { id })
    const room = await ownRoom(course, email, id, { stage: stage === 1 ? 4 : 7, lotId })
    await upload(course, email, room, `${stage}.txt`)
    await call(email, 'updateOfferStage', offer.id, stage, null)
    return offer.id
  }
  const deich = await files(dora, 1)
  course.at(after(40 * day + 10 * second))
  await open(id, 4)
  await call(bernd, 'updateProjectStage', { id, stage: 5 }, null, null, [deich])
  await call(bernd, 'updateProjectStage', { id, stage: 6, offerDeadline: after(90 * day) }, null, null, [
    deich,
  ])
  await files(dora, 6)
  await files(fritz, 1)
  await course.everythingSaid()
  return { id, lotId, deich }
}

const later = (form: TeamTender) =>
  withFacts(concession, form.panels, 'GR-Lot[1]', { offerDeadline: after(95 * day).toISOString() })
const toConfirm = async (email: string, id: number) =>
  (await call(email, 'getProject', id)).lots[0]?.lotOffer?.changesToConfirm
const lastMail = async (email: string) =>
  (
    await course
      .db()
      .selectFrom('outbox')
      .select('values')
      .where('recipient', '=', email)
      .where('key', '=', 'changeAnnounced')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.values['changes'] ?? ''

test('whose round makes offers is asked to confirm its new deadline by mail and page, and nobody else', async () => {
  const { id, lotId, deich } = await inOffers()
  await announced(course, id, (form) => ({ panels: later(form) }))
  expect(await course.mailed()).toEqual([
    'changeAnnounced dora',
    'changeAnnounced emil',
    'offerDeadlineChanged dora',
    'offerDeadlineChanged emil',
  ])
  expect(await lastMail(dora)).toContain('Angebotsfrist: ')
  expect(await toConfirm(dora, id)).toEqual([
    expect.objectContaining({
      ...because,
      changes: [expect.objectContaining({ label: 'Angebotsfrist', lotId })],
    }),
  ])
  expect(JSON.stringify(await toConfirm(dora, id))).not.toContain('toInvited')
  expect(await toConfirm(fritz, id)).toEqual([])
  const seenByTeam = async () =>
    (await call(bernd, 'getOffersByProjectId', id)).map(
      ({ lotOffers: [part] }) => part?.changesToConfirm.length,
    )
  expect((await seenByTeam()).toSorted()).toEqual([0, 1])

  const [change] = (await toConfirm(dora, id)) ?? []
  await call(dora, 'confirmChange', deich, change?.changeId ?? 0)
  expect([await toConfirm(dora, id), await seenByTeam()]).toEqual([[], [0, 0]])
})

test('where more has changed everyone is told of that, and the deadline stays with the round', async () => {
  const { id, lotId } = await inOffers()
  await announced(course, id, (form) => ({
    panels: answered(later(form), { 'BT-21-Procedure': 'Seilbahn' }),
  }))
  const labels = async (email: string) =>
    (await toConfirm(email, id))?.flatMap(({ changes }) => changes.map((line) => [line.newValue, line.lotId]))
  expect(await labels(fritz)).toEqual([['Seilbahn', null]])
  expect(await labels(dora)).toEqual([
    ['Seilbahn', null],
    [expect.any(String), lotId],
  ])
  const [ofRound, ofWaiting] = [await lastMail(dora), await lastMail(fritz)]
  for (const mail of [ofRound, ofWaiting]) expect(mail).toContain('Seilbahn')
  expect([ofRound, ofWaiting].map((mail) => mail.includes('Angebotsfrist'))).toEqual([true, false])
})

test('the protocol says that she had not confirmed it', async () => {
  const { id } = await inOffers()
  await announced(course, id, (form) => ({ panels: later(form) }))
  course.at(after(95 * day + 10 * second))
  await open(id, 7)
  const openings = await course.db().selectFrom('openings').select(['target', 'protocol']).execute()
  const [offers] = openings.filter(({ target }) => target === 7)
  expect(offers?.protocol.filings).toMatchObject([{ unconfirmed: [{ version: 2 }] }])
})
