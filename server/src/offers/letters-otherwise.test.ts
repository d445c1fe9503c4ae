import type { DispatchWay } from '@allmende/domain/procedure/dispatch.contract.ts'
import type { LotCourse } from '@allmende/domain/procedure/state.ts'
import { awardableFromAfter, waitingDays } from '@allmende/domain/procedure/waiting-period.ts'
import { sayDay } from '@allmende/domain/times.ts'
import { beforeEach, expect, test } from 'vitest'
import { paperFor } from '../documents/test-papers.ts'
import { giveUpMails, listDepartures, setMailFailed } from '../mail/outbox.queries.ts'
import { actingAsSystem } from '../rpc/system.ts'
import { awardLettersJob } from '../tenders/course/award-letters.ts'
import { lettersOf } from '../tenders/course/letters-left.ts'
import { loadState } from '../tenders/course/procedure-state.ts'
import { after, day, givenCourse, hour, refusal, refused } from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd, clara } from '../tenders/test-tenders.ts'
import { gesa, lotSeen, type Opened, openedOffers } from './test-awards.ts'
import { senderOf } from './test-sender.ts'

const course = givenCourse()
const { call } = course
let opened: Opened
beforeEach(async () => {
  opened = await openedOffers(course)
  await course.db().deleteFrom('outbox').execute()
})

const plain = (text: string) => text.replace(/\s/g, '')
const announce = () =>
  call(bernd, 'announceAward', opened.lotId, opened.deich, {
    [opened.geest]: 'Zu teuer',
    [opened.hafen]: 'Zu spät',
  })
const partOf = async (email: string) =>
  (await call(email, 'getProject', opened.tender.id)).lots[0]?.lotOffer ?? null
const letterOf = async (email: string) => (await partOf(email))?.answer?.letterId ?? 0
const record = (email: string, offerId: number, at: Date, how: DispatchWay = 'POST') =>
  call(email, 'recordDispatch', offerId, opened.lotId, at, how)

/** Mails are sent, and none of them has left. */
const departures = { areSent: true, list: listDepartures, giveUp: giveUpMails }
const look = () =>
  awardLettersJob({
    db: course.db(),
    act: actingAsSystem(course.house),
    departures,
    now: () => course.now,
  }).work()
const leave = (email: string) =>
  course.db().updateTable('outbox').set({ sent: course.now }).where('recipient', '=', email).execute()

test('a letter that left otherwise names its own day, the lot waits for the latest, and nobody else notices', async () => {
  await announce()
  const announced = course.now
  const own = awardableFromAfter(announced)
  await leave(fritz)
  course.pass(2 * day)
  await look()
  expect((await lotSeen(course, opened)).award?.awardableFrom).toBeNull()
  const geestSees = async () => [
    await call(fritz, 'getProject', opened.tender.id),
    await call(fritz, 'getOffersByProjectId', opened.tender.id),
    await paperFor(course, fritz, { kind: 'letter', id: await letterOf(fritz) }),
  ]
  const before = await geestSees()
  await course.everythingSaid()

  const tender = await record(bernd, opened.hafen, course.now)
  const later = awardableFromAfter(course.now, waitingDays.onPaper)
  expect(tender.lots[0]?.award?.letters).toMatchObject([
    { offerId: opened.geest, dispatch: null, awardableFrom: own },
    {
      offerId: opened.hafen,
      state: 'DISPATCHED',
      dispatch: { at: course.now, how: 'POST' },
      awardableFrom: later,
    },
  ])
  expect(await course.logged()).toEqual(['LETTER_DISPATCHED bernd'])
  expect(await course.mailed()).toEqual([])
  const [entry] = await call(bernd, 'getLogEntries', opened.tender.id, 'LETTER_DISPATCHED')
  expect(entry?.data).toMatchObject({
    organization: 'Wesermarsch Hafenbau AG',
    changes: [
      {},
      { label: 'Versandt', newValue: `${sayDay(course.now)}, per Post` },
      { label: 'Vertragsschluss frühestens am', newValue: sayDay(later) },
    ],
  })
  await look()
  expect((await lotSeen(course, opened)).award?.awardableFrom).toEqual(later)

  expect(await geestSees()).toEqual(before)
  expect((await partOf(fritz))?.answer).toMatchObject({ awardableFrom: own, dispatch: null })
  expect((await partOf(gesa))?.answer).toMatchObject({
    awardableFrom: later,
    dispatch: { at: course.now, how: 'POST' },
  })
  const paper = await paperFor(course, gesa, { kind: 'letter', id: await letterOf(gesa) })
  for (const words of ['per Post', sayDay(later), 'fünfzehn Kalendertage', '§ 134 Abs. 2 GWB'])
    expect(paper).toContain(plain(words))
  expect(paper).not.toContain(sayDay(own))

  course.at(own)
  expect(await refusal(call(bernd, 'awardLot', opened.lotId, opened.deich))).toMatchObject({
    exceptionTypeName: 'StageException',
    message: expect.stringContaining(sayDay(later)),
  })
  course.at(later)
  await call(bernd, 'awardLot', opened.lotId, opened.deich)
})

/** Mails that are still to be sent. */
const unsent = async () =>
  (await course.db().selectFrom('outbox').select('recipient').where('due', 'is not', null).execute()).map(
    ({ recipient }) => recipient,
  )

test('once a letter has left otherwise no mail to its company leaves, also if an attempt was under way', async () => {
  await announce()
  expect(new Set(await unsent())).toEqual(new Set([fritz, gesa]))
  const { id } = await course
    .db()
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', gesa)
    .executeTakeFirstOrThrow()
  await record(bernd, opened.hafen, course.now)
  await setMailFailed(course.db(), id, 'later', after(day, course.now), course.now)
  expect(await unsent()).toEqual([fritz])
})

test('of an award that was withdrawn no letter leaves any more', async () => {
  await announce()
  await course
    .db()
    .updateTable('outbox')
    .set({ sent: course.now, due: null })
    .where('recipient', '=', fritz)
    .execute()
  await call(anna, 'withdrawAward', opened.lotId, 'Rüge')
  const left = await course
    .db()
    .selectFrom('outbox')
    .select(['recipient', 'key'])
    .where('due', 'is not', null)
    .execute()
  expect(left.filter(({ key }) => key === 'offerDenied')).toEqual([])
})

test('right after the announcement its letters wait, though their mails are not written yet', async () => {
  await announce()
  await course.db().deleteFrom('outbox').execute()
  const lot = (await loadState(course.db(), opened.tender.id)).lots[0] as LotCourse
  const states = async (now: Date) =>
    (await lettersOf(course.db(), departures, lot, now)).map(({ state }) => state)
  expect(await states(course.now)).toEqual(['WAITING', 'WAITING'])
  expect(await states(after(hour, course.now))).toEqual(['FAILED', 'FAILED'])
})

test('where no mails are sent the lot waits for what is recorded after all', async () => {
  await announce()
  await awardLettersJob({
    db: course.db(),
    act: actingAsSystem(course.house),
    departures: { ...departures, areSent: false },
    now: () => course.now,
  }).work()
  const { award } = await lotSeen(course, opened)
  expect(award).toMatchObject({
    awardableFrom: awardableFromAfter(course.now),
    letters: [{ state: 'KEPT' }, { state: 'KEPT' }],
  })
  course.pass(day)
  await record(anna, opened.geest, course.now, 'FAX')
  expect((await lotSeen(course, opened)).award?.awardableFrom).toEqual(awardableFromAfter(course.now))
  await record(anna, opened.hafen, course.now, 'MESSENGER')
  expect((await lotSeen(course, opened)).award?.awardableFrom).toEqual(
    awardableFromAfter(course.now, waitingDays.onPaper),
  )
})

test('it is recorded once, by the team, for a day that can be, and not for one that left by mail', async () => {
  expect(await refused(record(bernd, opened.geest, course.now))).toBe('StageException')
  await announce()
  const announced = course.now
  course.pass(day)
  expect(await refused(record(dora, opened.geest, course.now))).toBe('AccessDeniedException')
  expect(await refused(record(clara, opened.geest, course.now))).toBe('AccessDeniedException')
  expect(await refused(record(bernd, opened.deich, course.now))).toBe('StageException')
  expect(await refused(record(bernd, 2 ** 40, course.now))).toBe('NotFoundException')
  expect(await refused(record(bernd, opened.geest, after(hour, course.now)))).toBe('ValidationException')
  expect(await refused(record(bernd, opened.geest, after(-day, announced)))).toBe('ValidationException')
  await record(bernd, opened.geest, announced)
  expect(await refused(record(anna, opened.geest, announced))).toBe('StageException')

  await leave(gesa)
  const house = course.anotherHouse()
  const sender = await senderOf(course, bernd, { ...house, services: { ...house.services, departures } })
  const params = [opened.hafen, opened.lotId, course.now.toISOString(), 'POST']
  expect(await sender('recorded', 'recordDispatch', params)).toMatchObject({
    error: { data: { message: expect.stringContaining('per E-Mail abgesandt') } },
  })

  // A new announcement is a new letter.
  await call(anna, 'withdrawAward', opened.lotId, 'Rechenfehler')
  course.pass(hour)
  await announce()
  expect((await lotSeen(course, opened)).award?.letters).toMatchObject([
    { dispatch: null },
    { dispatch: null },
  ])
  await record(bernd, opened.geest, course.now)
})
