import { loadState } from '../tenders/course/procedure-state.ts'
import type { Offer } from '@allmende/domain/offers/offers.contract.ts'
import { sayDay, startOfDay } from '@allmende/domain/times.ts'
import { existing } from '@allmende/domain/verdict.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterFile } from '../documents/letter-file.ts'
import { lettersIn, paperFor } from '../documents/test-papers.ts'
import { createLog } from '../log.ts'
import { sendDueMails } from '../mail/mail.job.ts'
import { giveUpMails, listDepartures } from '../mail/outbox.queries.ts'
import { openPost } from '../mail/post.ts'
import { recipientOf, startMailServer, type TestMailServer } from '../mail/test-mail-server.ts'
import { findSender } from '../organizations/organizations.queries.ts'
import { actingAsSystem } from '../rpc/system.ts'
import { awardLettersJob } from '../tenders/course/award-letters.ts'
import { lettersOf } from '../tenders/course/letters-left.ts'
import { after, day, givenCourse, hour, minute, refusal, refused } from '../tenders/course/test-course.ts'
import { dora, emil, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd, clara } from '../tenders/test-tenders.ts'
import { gesa, lotSeen, type Opened, openedOffers } from './test-awards.ts'
import { senderOf } from './test-sender.ts'

const course = givenCourse()
const { call } = course
const address = 'https://vergabe.example'
let server: TestMailServer
let opened: Opened
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.behave('take')
  opened = await openedOffers(course)
  await course.db().deleteFrom('outbox').execute()
})

const departures = { areSent: true, list: listDepartures, giveUp: giveUpMails }
/** What the mail server is given now. */
const send = () =>
  sendDueMails(
    {
      db: course.db(),
      address,
      log: createLog('silent'),
      post: openPost({ url: server.url, from: 'vergabe@amt.example' }, address),
      receipt: () => Promise.reject(new Error('nothing was filed here')),
      letter: (id, at) => letterFile(course.db(), id, at),
    },
    () => course.now,
  )
const look = () =>
  awardLettersJob({
    db: course.db(),
    act: actingAsSystem(course.house),
    departures,
    now: () => course.now,
  }).work()
/** The lot as somebody of the team gets it where mails are sent. */
async function seenWithMails() {
  const house = course.anotherHouse()
  const sender = await senderOf(course, bernd, { ...house, services: { ...house.services, departures } })
  const { result } = (await sender('seen', 'getProject', [opened.tender.id])) as {
    result: { lots: { award: { awardableFrom: string | null; letters: unknown[] } }[] }
  }
  return result.lots[0]?.award
}
const why = { of: (...ids: number[]) => Object.fromEntries(ids.map((id) => [id, `Grund ${id}`])) }
const announce = () =>
  call(bernd, 'announceAward', opened.lotId, opened.deich, why.of(opened.geest, opened.hafen))
const partOf = async (email: string) =>
  (await call(email, 'getProject', opened.tender.id)).lots[0]?.lotOffer ?? null
const letterOf = async (email: string) => (await partOf(email))?.answer?.letterId ?? 0
const plain = (text: string) => text.replace(/\s/g, '')

test('while the mail server is down nobody is told, the team reads who waits, and a later try begins the wait', async () => {
  await announce()
  server.behave(451)
  await send()
  await look()
  expect((await lotSeen(course, opened)).award?.awardableFrom).toBeNull()
  expect(await seenWithMails()).toMatchObject({
    awardableFrom: null,
    letters: [
      { organizationName: 'Geest Energie eG', state: 'WAITING', leftAt: null },
      { organizationName: 'Wesermarsch Hafenbau AG', state: 'WAITING', leftAt: null },
    ],
  })
  const tooEarly = await refusal(call(anna, 'awardLot', opened.lotId, opened.deich))
  expect(tooEarly).toMatchObject({
    exceptionTypeName: 'StageException',
    message: expect.stringContaining('abgesendet'),
  })

  course.pass(2 * day)
  const left = course.now
  server.behave('take')
  await send()
  await look()
  const from = startOfDay(left, 11)
  expect((await lotSeen(course, opened)).award?.awardableFrom).toEqual(from)
  expect(await seenWithMails()).toMatchObject({
    letters: [{ state: 'LEFT', leftAt: left.toISOString() }, { state: 'LEFT' }],
  })
  // A letter stays what it was, so that nobody reads in hers when those of others left.
  const named = startOfDay(after(-2 * day, left), 11)
  expect(await paperFor(course, fritz, { kind: 'letter', id: await letterOf(fritz) })).toContain(
    sayDay(named),
  )
  course.at(from)
  await call(bernd, 'awardLot', opened.lotId, opened.deich)
  expect((await lotSeen(course, opened)).outcome).toBe('AWARDED')
})

test('a letter that is given up, or that nobody can be sent, keeps the wait from beginning', async () => {
  await course.db().updateTable('users').set({ state: 'DISABLED' }).where('email', '=', gesa).execute()
  await announce()
  server.behave(550)
  await send()
  course.pass(4 * day)
  await send()
  await look()
  const [lot] = (await loadState(course.db(), opened.tender.id)).lots
  expect(lot && (await lettersOf(course.db(), departures, lot, course.now))).toMatchObject([
    { state: 'FAILED' },
    { state: 'FAILED' },
  ])
  server.behave('take')
  await send()
  await look()
  expect((await lotSeen(course, opened)).award?.awardableFrom).toBeNull()
  // There is a way out, and it tells who could not be told.
  await call(anna, 'withdrawAward', opened.lotId, 'Nicht zustellbar')
  await course.db().updateTable('users').set({ state: 'ACTIVE' }).where('email', '=', gesa).execute()
  await announce()
  await send()
  await look()
  expect((await lotSeen(course, opened)).award?.awardableFrom).toEqual(startOfDay(course.now, 11))
})

test('each company is sent its own letter with its mail, and no trace of the others but the winner', async () => {
  await announce()
  await send()
  const mail = server.mails.findLast((one) => recipientOf(one) === fritz)
  const [letter, ...others] = mail?.attachments ?? []
  const letterId = await letterOf(fritz)
  expect(others).toEqual([])
  expect(letter).toMatchObject({ filename: `mitteilung-${letterId}.pdf`, contentType: 'application/pdf' })
  const words = lettersIn(letter?.content ?? Buffer.alloc(0))
  for (const told of ['Deich & Erdbau GmbH', `Grund ${opened.geest}`, '§ 134 GWB', 'Geest Energie eG'])
    expect(words).toContain(plain(told))
  expect(words).toContain(sayDay(startOfDay(course.now, 11)))
  expect(words).not.toMatch(/Wesermarsch/)
  expect(mail?.text).toContain('PDF')
})

test('a letter is read by its company and the team; to everybody else there is none', async () => {
  await announce()
  const id = await letterOf(fritz)
  const asked = (email: string) => paperFor(course, email, { kind: 'letter', id })
  for (const email of [dora, gesa, clara]) expect(await refused(asked(email))).toBe('NotFoundException')
  for (const email of [fritz, anna, bernd]) expect(await asked(email)).toContain(`Grund${opened.geest}`)
})

test('a letter names who writes it and where she was then', async () => {
  const at = (street: string) =>
    course
      .db()
      .updateTable('organizations')
      .set({ contact: JSON.stringify({ street, zip: '27568', city: 'Musterhafen', country: 'DEU' }) })
      .where('id', '=', opened.tender.organizationId)
      .execute()
  await at('Am Alten Markt 1')
  await announce()
  await at('Neuer Weg 2')
  const words = await paperFor(course, fritz, { kind: 'letter', id: await letterOf(fritz) })
  const { name } = existing(await findSender(course.db(), opened.tender.organizationId ?? 0))
  expect(words).toContain(plain(`${name} Am Alten Markt 1 27568 Musterhafen`))
  expect(words).not.toContain(plain('Neuer Weg 2'))
})

test('who was in a lot that ends without an award is told so, and not that others were better', async () => {
  await announce()
  course.pass(hour)
  const announced = await letterOf(fritz)
  await call(anna, 'withdrawAward', opened.lotId, 'Rechenfehler')
  await call(anna, 'endLot', opened.lotId, 'Kein Bedarf')
  const words = await paperFor(course, fritz, { kind: 'letter', id: await letterOf(fritz) })
  expect(words).toContain(plain('Das Los wurde ohne Zuschlag beendet.'))
  expect(words).toContain(plain('Kein Bedarf'))
  expect(words).not.toContain(plain('nicht berücksichtigt'))
  // What was said before stays what it was.
  const old = await paperFor(course, fritz, { kind: 'letter', id: announced })
  expect(old).toContain(plain('soll den Zuschlag für dieses Los nicht erhalten'))
})

test('who was told before reads that it no longer holds, and all her letters, under the names of then', async () => {
  await announce()
  course.pass(hour)
  const first = await letterOf(fritz)
  await call(anna, 'withdrawAward', opened.lotId, 'Rechenfehler')
  expect(await partOf(fritz)).toMatchObject({
    answer: null,
    letters: [
      { letterId: first, kind: 'offerDenied', takenBack: course.now, takenBackReason: 'Rechenfehler' },
    ],
  })
  await course
    .db()
    .updateTable('organizations')
    .set({ name: 'Geest Neu eG' })
    .where('name', '=', 'Geest Energie eG')
    .execute()
  const old = await paperFor(course, fritz, { kind: 'letter', id: first })
  expect(old).toContain(plain('gilt nicht mehr'))
  expect(old).toContain('Rechenfehler')
  expect(old).toContain(plain('Geest Energie eG'))

  course.pass(minute)
  await call(bernd, 'announceAward', opened.lotId, opened.geest, why.of(opened.deich, opened.hafen))
  expect(await partOf(fritz)).toMatchObject({ answer: null, letters: [{ letterId: first }] })
  expect(await partOf(dora)).toMatchObject({ answer: { winner: 'Geest Neu eG' }, letters: [{}] })
  await look()
  await send()
  await look()
  course.at(after(12 * day, course.now))
  await course.everythingSaid()
  await call(bernd, 'awardLot', opened.lotId, opened.geest)
  expect(await course.mailed()).toEqual(['offerAccepted fritz'])
  const won = await partOf(fritz)
  expect(won?.letters.map(({ kind }) => kind)).toEqual(['offerDenied', 'offerAccepted'])
  expect(await paperFor(course, fritz, { kind: 'letter', id: won?.answer?.letterId ?? 0 })).toContain(
    plain('erhält auf sein Angebot den Zuschlag'),
  )
  const told = JSON.stringify([
    await partOf(emil),
    await call(emil, 'getOffersByProjectId', opened.tender.id),
  ])
  expect(told).not.toMatch(/Wesermarsch|"remark":\{/)
  await course
    .db()
    .updateTable('organizations')
    .set({ name: 'Geest Energie eG' })
    .where('name', '=', 'Geest Neu eG')
    .execute()
})

test('a remark is for the team; of two who write at once one hears of the other', async () => {
  const { lotId, deich, geest, tender } = opened
  const write = (email: string, version: number, text: string, offerId = deich) =>
    call(email, 'setOfferRemark', lotId, offerId, { version, text })
  expect(await write(bernd, 0, 'Gut')).toEqual({ version: 1, text: 'Gut' })
  expect(await refused(write(anna, 0, 'Schlecht'))).toBe('ConflictException')
  const both = await Promise.allSettled([write(anna, 1, 'Eins'), write(bernd, 1, 'Zwei')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await write(anna, 2, '')).toEqual({ version: 3, text: '' })
  expect(await refused(write(anna, 4, 'Aus der Zukunft'))).toBe('ConflictException')
  expect(await course.logged()).toEqual([])

  expect(await refused(write(dora, 3, 'Ich'))).toBe('AccessDeniedException')
  for (const email of [fritz, clara]) expect(await refused(write(email, 3, 'Ich'))).toBe('NotFoundException')
  expect(await refused(write(anna, 0, 'Los', 2 ** 40))).toBe('NotFoundException')
  expect(await refused(call(anna, 'setOfferRemark', 4711, deich, { version: 0, text: '' }))).toBe(
    'NotFoundException',
  )
  await write(bernd, 0, 'Geheim', geest)
  const [part] = (await lotSeen(course, opened)).offersByRound.flatMap(({ offers }) =>
    offers.filter(({ offerId }) => offerId === geest),
  )
  expect(part?.remark).toEqual({ version: 1, text: 'Geheim' })
  const listed = (await call(anna, 'getOffersByProjectId', tender.id)) as Offer[]
  expect(listed.find(({ id }) => id === geest)?.lotOffers[0]?.remark).toEqual({ version: 1, text: 'Geheim' })
  for (const [method, id] of [
    ['getProject', tender.id],
    ['getOffersByProjectId', tender.id],
    ['getOffersByOrganizationId', 2],
  ] as const) {
    const answer = JSON.stringify(await call(fritz, method, id))
    expect(answer).toContain('"remark":null')
    expect(answer).not.toContain('Geheim')
  }

  await call(anna, 'endLot', lotId, 'Kein Bedarf')
  expect(await write(bernd, 1, 'Nachgetragen', geest)).toMatchObject({ version: 2 })
  await call(anna, 'archiveProject', tender.id)
  expect(await refused(write(bernd, 2, 'Zu spät', geest))).toBe('StageException')
  expect(
    (await lotSeen(course, opened)).offersByRound[0]?.offers.find(({ offerId }) => offerId === geest)?.remark,
  ).toEqual({ version: 2, text: 'Nachgetragen' })
})
