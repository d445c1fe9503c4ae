import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import { beforeAll, expect, test } from 'vitest'
import {
  after,
  deadlines,
  day,
  givenCourse,
  hour,
  publishedTender,
  refusal,
  refused,
} from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { backupGrace, sweepKnown } from '../files/sweeping.ts'
import { doorsOf } from './test-doors.ts'
import { applicant, askForOffers, lotOf, offering, openFiled, upload } from './test-story.ts'

/** One tender from applications to opened offers; each test goes on where the one before has left it. */
const course = givenCourse()
const { call } = course
const door = doorsOf(course)
let tender: TeamTender
let room: Room
let [deich, geest, foreign] = [0, 0, 0]

const contentOf = (name: string, email: string) => `${name} von ${email}`
const own = async (name: string) =>
  (await call(dora, 'listDocuments', room.id)).find((one) => one.name === name)?.id ?? 0
const bytesOf = async (email: string, roomId: number, name: string) =>
  (await door(email, await call(email, 'getDownloadLink', roomId, name))).bytes.toString()
/** The files in an archive, with what they hold. */
const unzipped = (zip: Buffer): Map<string, string> => {
  const files = new Map<string, string>()
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const [name, extra] = [zip.readUInt16LE(at + 26), zip.readUInt16LE(at + 28)]
    const from = at + 30 + name + extra
    const to = zip.indexOf(Buffer.from('PK\x07\x08', 'latin1'), from)
    files.set(zip.toString('utf8', at + 30, at + 30 + name), zip.toString('utf8', from, to))
    at = to + 16
  }
  return files
}

beforeAll(async () => {
  tender = await publishedTender(course, 3)
  const [one, other] = [
    await applicant(course, dora, tender, 'Antrag.txt', 'Nachweis.txt', 'Referenz.txt', 'Alt.txt'),
    await applicant(course, fritz, tender, 'Antrag.txt'),
  ]
  ;[deich, geest, room] = [one.offerId, other.offerId, one.room]
  await call(dora, 'updateOfferStage', deich, 1, null)
  await call(fritz, 'updateOfferStage', geest, 1, null)
  foreign = lotOf(await publishedTender(course, 3))
  await course.everythingSaid()
})

test('of a lot that is still sealed there is no archive, and reaching for it is reported', async () => {
  const no = await refusal(call(bernd, 'getOffersZipLink', lotOf(tender)))
  expect(no).toMatchObject({
    exceptionTypeName: 'StageException',
    message: expect.stringContaining('noch nichts geöffnet'),
  })
  expect([await course.logged(), await course.mailed()]).toEqual([
    ['SEALED_ACCESS_REFUSED bernd'],
    ['openSealedInformationAttempted anna'],
  ])
  expect(await refused(call(bernd, 'getOffersZipLink', foreign))).toBe('StageException')
  for (const email of [dora, fritz])
    expect(await refused(call(email, 'getOffersZipLink', lotOf(tender)))).toBe('AccessDeniedException')
  expect([await course.logged(), await course.mailed()]).toEqual([[], []])
})

test('what was submitted is what is opened: removed, replaced, renamed or added since makes no difference', async () => {
  course.pass(hour)
  const [replaced, renamed, removed] = [
    await own('Nachweis.txt'),
    await own('Referenz.txt'),
    await own('Alt.txt'),
  ]
  await call(dora, 'deleteDocument', removed)
  await call(dora, 'renameDocument', renamed, 'Anders.txt')
  await call(dora, 'deleteDocument', replaced)
  await upload(course, dora, room, 'Nachweis.txt', 'nie eingereicht')
  await upload(course, dora, room, 'Neu.txt', 'nie eingereicht')
  await openFiled(course, tender, 4)

  const listed = await call(bernd, 'listDocuments', room.id)
  const names = ['Alt.txt', 'Antrag.txt', 'Nachweis.txt', 'Referenz.txt']
  expect(listed.map(({ name }) => name).toSorted()).toEqual(names)
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining([replaced, renamed, removed]))
  for (const name of names) expect(await bytesOf(bernd, room.id, name)).toBe(contentOf(name, dora))
  for (const name of ['Neu.txt', 'Anders.txt'])
    expect(await refused(call(bernd, 'getDownloadLink', room.id, name))).toBe('NotFoundException')
  const zip = await door(bernd, await call(bernd, 'getZipLink', room.id))
  expect([...unzipped(zip.bytes)].toSorted()).toEqual(names.map((name) => [name, contentOf(name, dora)]))
  // She herself has what lies there now.
  expect((await call(dora, 'listDocuments', room.id)).map(({ name }) => name).toSorted()).toEqual([
    'Anders.txt',
    'Antrag.txt',
    'Nachweis.txt',
    'Neu.txt',
  ])
  expect(await bytesOf(dora, room.id, 'Nachweis.txt')).toBe('nie eingereicht')
})

test('a document that was not opened with its room is not there, and reaching for it is reported', async () => {
  const unopened = await own('Neu.txt')
  await course.everythingSaid()
  for (const email of [bernd, anna])
    expect((await door(email, `/api/v1/previews/${unopened}`)).refused).toBe('NotFoundException')
  expect(await refused(call(bernd, 'createPublicLink', unopened))).toBe('NotFoundException')
  expect(await course.logged()).toEqual(
    ['bernd', 'anna', 'bernd'].map((name) => `SEALED_ACCESS_REFUSED ${name}`),
  )
  expect((await course.mailed()).length).toBe(3)
  expect(await refused(call(bernd, 'renameDocument', await own('Antrag.txt'), 'x.txt'))).toBe(
    'AccessDeniedException',
  )
  expect(await course.logged()).toEqual([])
})

test('all opened applications of a lot in one archive, a folder for each bidder, each room in the log', async () => {
  const link = await call(bernd, 'getOffersZipLink', lotOf(tender))
  await course.everythingSaid()
  const { bytes, served } = await door(null, link)
  expect(served?.headers?.['content-disposition']).toContain('Teilnahmeantr')
  expect([...unzipped(bytes)].map(([name]) => name).toSorted()).toEqual([
    'Deich & Erdbau GmbH/Alt.txt',
    'Deich & Erdbau GmbH/Antrag.txt',
    'Deich & Erdbau GmbH/Nachweis.txt',
    'Deich & Erdbau GmbH/Referenz.txt',
    'Geest Energie eG/Antrag.txt',
  ])
  expect(unzipped(bytes).get('Geest Energie eG/Antrag.txt')).toBe(contentOf('Antrag.txt', fritz))
  expect(await course.logged()).toEqual(['FILE_DOWNLOADED bernd', 'FILE_DOWNLOADED bernd'])
  const [entry] = await call(bernd, 'getLogEntries', tender.id, 'FILE_DOWNLOADED')
  expect(JSON.stringify(entry?.data)).toContain('Antrag.txt')

  await course
    .db()
    .deleteFrom('tenderTeam')
    .where('userEmail', '=', bernd)
    .where('tenderId', '=', tender.id)
    .execute()
  expect((await door(null, link)).refused).toBe('AccessDeniedException')
  await call(anna, 'addProjectEditors', tender.id, [bernd])
})

test('once offers are opened the archive is theirs, with a folder for each room where there are several', async () => {
  // What was announced becomes later only.
  course.at(after(-15 * day, deadlines.offerDeadline))
  const offerDeadline = after(20 * day, course.now)
  await askForOffers(course, tender, [deich, geest], offerDeadline)
  await offering(course, dora, tender, 'Preis.txt')
  const extra = {
    name: 'Preis/Anlagen',
    description: 'Mehr',
    projectId: tender.id,
    type: 'CONTRACTOR',
    stage: 7,
  } as const
  const more = await call(dora, 'createRoom', { ...extra, lotId: lotOf(tender) })
  await upload(course, dora, more, 'Preis.txt', 'zwei')
  await offering(course, fritz, tender, 'Preis.txt')
  await call(dora, 'updateOfferStage', deich, 6, null)
  await call(fritz, 'updateOfferStage', geest, 6, null)
  await call(fritz, 'updateOfferStage', geest, 5, null)
  // Of applications that lie open there is an archive, of offers beside them there is none.
  expect(await refused(call(bernd, 'getOffersZipLink', lotOf(tender), { target: 7 }))).toBe('StageException')
  expect(await course.logged()).toContain('SEALED_ACCESS_REFUSED bernd')
  // What there is not, nobody has tried to read.
  const nothing = { target: 4, round: 999 } as const
  expect(await refused(call(bernd, 'getOffersZipLink', lotOf(tender), nothing))).toBe('StageException')
  expect(await course.logged()).not.toContain('SEALED_ACCESS_REFUSED bernd')
  course.at(offerDeadline)
  tender = (await call(bernd, 'getProject', tender.id)) as TeamTender
  const link = await call(bernd, 'getOffersZipLink', lotOf(tender))
  expect([...unzipped((await door(null, link)).bytes)]).toHaveLength(5)
  await openFiled(course, tender, 7)
  const { bytes, served } = await door(null, link)
  expect(served?.headers?.['content-disposition']).toContain('Angebote')
  // The one that was withdrawn is not in there, and nothing tells of it.
  expect([...unzipped(bytes).keys()]).toEqual([
    'Deich & Erdbau GmbH/Angebot/Preis.txt',
    'Deich & Erdbau GmbH/Preis_Anlagen/Preis.txt',
  ])
  // What was opened before can still be had, room by room and as a whole.
  const applications = await door(
    null,
    await call(bernd, 'getOffersZipLink', lotOf(tender), { target: 4, round: null }),
  )
  expect(applications.served?.headers?.['content-disposition']).toContain('Teilnahmeantr')
  expect([...unzipped(applications.bytes)]).toHaveLength(5)
  const offers = await door(null, await call(bernd, 'getOffersZipLink', lotOf(tender), { target: 7 }))
  expect([...unzipped(offers.bytes)]).toHaveLength(2)
  expect(await bytesOf(anna, room.id, 'Alt.txt')).toBe(contentOf('Alt.txt', dora))
})

test('what was filed once is kept, however much is tidied up', async () => {
  const { db, house } = course
  const parts = { db: db(), storage: house.services.storage, log: house.log }
  await sweepKnown(parts, after(2 * backupGrace, course.now))
  expect(await bytesOf(bernd, room.id, 'Alt.txt')).toBe(contentOf('Alt.txt', dora))
  expect((await call(bernd, 'listDocuments', room.id)).length).toBe(4)
})
