import type { NewRoom, Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fileMailsJob } from '../rooms/file-mails.job.ts'
import { actingAsSystem } from '../rpc/system.ts'
import { day, drafted, givenCourse, minute, publishedTender } from '../tenders/course/test-course.ts'
import { dora, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { applicant, openFiled, ownRoom, upload, lotOf } from './test-story.ts'

const course = givenCourse()
const { call } = course
const watcher = 'gesa@wesermarsch-hafenbau.example'
let tender: TeamTender
let offers: Record<'dora' | 'fritz', number>

/** What the job does at this time; null where nothing is left to wait for. */
const tell = (house = course.house) =>
  fileMailsJob({ db: course.db(), act: actingAsSystem(house), now: () => course.now }).work()

async function toldAfter(milliseconds: number): Promise<string[]> {
  course.pass(milliseconds)
  await tell()
  return course.mailed()
}

const newRoom = (more: Partial<NewRoom> = {}): Promise<Room> =>
  call(anna, 'createRoom', {
    name: 'Pläne',
    description: 'Pläne und Fotos',
    projectId: tender.id,
    type: 'CLIENT',
    ...more,
  })
const lastMail = () =>
  course
    .db()
    .selectFrom('outbox')
    .select(['key', 'recipient', 'values'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const documentIn = async (room: Room, name: string) =>
  (await call(anna, 'listDocuments', room.id)).find((one) => one.name === name)?.id ?? 0

beforeAll(async () => {
  tender = await publishedTender(course, 3)
  offers = {
    dora: (await applicant(course, dora, tender, 'Antrag GEHEIMZEICHEN.txt')).offerId,
    fritz: (await applicant(course, fritz, tender, 'Antrag von Fritz.txt')).offerId,
  }
  await call(watcher, 'addProjectTag', tender.id, 'merkliste')
})
beforeEach(() => course.everythingSaid())

test('what a bidder puts into a sealed room is told to nobody, then and later', async () => {
  expect(await course.db().selectFrom('gatheredFiles').selectAll().execute()).toEqual([])
  expect(await toldAfter(day)).toEqual([])
  const mails = await course.db().selectFrom('outbox').select('values').execute()
  expect(JSON.stringify(mails)).not.toContain('GEHEIMZEICHEN')
})

test('files of one room and sender are told of once, ten minutes after the first, to all who may read them', async () => {
  const room = await newRoom()
  await upload(course, anna, room, 'Lageplan.pdf')
  expect(await toldAfter(9 * minute)).toEqual([])
  await upload(course, anna, room, 'Ansichten.pdf')
  await upload(course, anna, room, 'Irrtum.pdf')
  await call(anna, 'deleteDocument', await documentIn(room, 'Irrtum.pdf'))
  expect(await toldAfter(minute)).toEqual([
    'fileUploadedByClient dora',
    'fileUploadedByClient emil',
    'fileUploadedByClient fritz',
    'fileUploadedByClient gesa',
  ])
  const { values } = await lastMail()
  expect(values).toMatchObject({
    projectName: 'Fähre',
    authorityName: expect.any(String),
    roomName: 'Pläne',
    fileNames: 'Ansichten.pdf, Lageplan.pdf',
    link: `/projekte/${tender.id}/dokumente#raum-${room.id}`,
  })
  expect(await toldAfter(day)).toEqual([])
})

test('each sender of a room is told of apart', async () => {
  const room = await newRoom({ offerId: offers.fritz })
  await upload(course, anna, room, 'Von Anna.pdf')
  await upload(course, bernd, room, 'Von Bernd.pdf')
  const told = await toldAfter(10 * minute)
  expect(told.filter((one) => one.endsWith('fritz'))).toHaveLength(2)
  expect(told.filter((one) => one.endsWith('dora') || one.endsWith('gesa'))).toEqual([])
  const { values } = await lastMail()
  expect(values).toMatchObject({
    link: `/projekte/${tender.id}/datenraum/${room.id}/angebot/${offers.fritz}`,
  })
})

test('where all of it is gone again nobody is told', async () => {
  const room = await newRoom()
  await upload(course, anna, room, 'Weg.pdf')
  await call(anna, 'deleteDocument', await documentIn(room, 'Weg.pdf'))
  expect(await toldAfter(10 * minute)).toEqual([])
  expect(await course.db().selectFrom('gatheredFiles').selectAll().execute()).toEqual([])
})

test('a room of a later phase is told of to nobody who has not come so far', async () => {
  const room = await newRoom({ stage: 7 })
  await upload(course, anna, room, 'Leistungsverzeichnis.pdf')
  expect(await toldAfter(10 * minute)).toEqual([])
})

test('a draft mails nobody, also not once it is published', async () => {
  const { id } = await drafted(course)
  const room = await newRoom({ projectId: id })
  await upload(course, anna, room, 'Entwurf.pdf')
  expect(await course.db().selectFrom('gatheredFiles').selectAll().execute()).toEqual([])
})

test('several processes tell once, and one that dies over it leaves it to the others', async () => {
  const room = await newRoom()
  await upload(course, anna, room, 'Einmal.pdf')
  course.pass(10 * minute)
  const dying = fileMailsJob({
    db: course.db(),
    act: () => Promise.reject(new Error('died')),
    now: () => course.now,
  })
  await expect(dying.work()).rejects.toThrow('died')
  expect(await toldAfter(minute)).toEqual([])
  course.pass(5 * minute)
  await Promise.all([tell(), tell(course.anotherHouse()), tell()])
  const told = await course.mailed()
  expect(told.filter((one) => one.endsWith('dora'))).toHaveLength(1)
})

test('what comes while it is told is told the next time', async () => {
  const room = await newRoom()
  await upload(course, anna, room, 'Erstes.pdf')
  course.pass(10 * minute)
  await Promise.all([tell(), upload(course, anna, room, 'Zweites.pdf')])
  course.pass(10 * minute)
  await tell()
  const mails = await course
    .db()
    .selectFrom('outbox')
    .select('values')
    .where('recipient', '=', dora)
    .where('key', '=', 'fileUploadedByClient')
    .execute()
  const names = mails
    .map(({ values }) => values['fileNames'] ?? '')
    .join(', ')
    .split(', ')
  for (const name of ['Erstes.pdf', 'Zweites.pdf'])
    expect(names.filter((one) => one === name)).toHaveLength(1)
})

test('in the negotiation both sides are told of each other, and never of what is sealed', async () => {
  await call(dora, 'updateOfferStage', offers.dora, 1, null)
  await openFiled(course, tender, 4)
  await call(bernd, 'updateProjectStage', { id: tender.id, stage: 5 }, null, null, [offers.dora])
  await course.everythingSaid()
  const own = await ownRoom(course, dora, tender.id, { stage: 5, lotId: lotOf(tender) }).catch(() =>
    call(dora, 'createRoom', {
      name: 'Verhandlung',
      description: 'Fragen und Antworten',
      projectId: tender.id,
      type: 'CONTRACTOR',
      stage: 5,
      lotId: lotOf(tender),
    }),
  )
  await upload(course, dora, own, 'Vorschlag.pdf')
  expect(await toldAfter(10 * minute)).toEqual([
    'fileUploadedByContractor anna',
    'fileUploadedByContractor bernd',
  ])
  expect((await lastMail()).values).toMatchObject({
    organizationName: expect.stringContaining('Deich'),
    fileNames: 'Vorschlag.pdf',
    link: `/projekte/${tender.id}/datenraum/${own.id}/angebot/${offers.dora}`,
  })
  const stage = await newRoom({ stage: 5 })
  await upload(course, bernd, stage, 'Einladung.pdf')
  const told = await toldAfter(10 * minute)
  expect(told).toContain('fileUploadedByClient dora')
  expect(told).not.toContain('fileUploadedByClient fritz')
})
