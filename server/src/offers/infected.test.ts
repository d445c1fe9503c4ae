import { text } from 'node:stream/consumers'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { scanningJob } from '../files/scanning.job.ts'
import { FileMissing } from '../files/storage.ts'
import { plainBytes } from '../files/serving.ts'
import { listDocumentsEver } from '../rooms/documents.queries.ts'
import { checkedFile } from '../rooms/checked-file.ts'
import { actingAsSystem } from '../rpc/system.ts'
import { givenCourse, publishedTender, refused } from '../tenders/course/test-course.ts'
import { dora } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { doorsOf } from './test-doors.ts'
import { applicant, openFiled, upload } from './test-story.ts'

/** One application whose files the scanner gets to late; each test goes on where the one before has left it. */
const course = givenCourse()
const { call } = course
const door = doorsOf(course)
let tender: TeamTender
let room: Room
let offerId = 0

/** Uploads what nobody has looked at yet. */
async function uploadUnchecked(name: string, content: string): Promise<number> {
  await upload(course, dora, room, name, content)
  const { id } = (await call(dora, 'listDocuments', room.id)).find((one) => one.name === name) ?? { id: 0 }
  const fileId = (await listDocumentsEver(course.db(), [id]))[0]?.fileId ?? 0
  const unchecked = { state: 'CHECKING', due: new Date(0) } as const
  await course.db().updateTable('storedFiles').set(unchecked).where('id', '=', fileId).execute()
  return id
}

/** The scanner looks at what it has not looked at. */
async function scan(): Promise<void> {
  const { house } = course
  const { storage, keys } = house.services
  const scanner = {
    scan: async (content: Parameters<typeof text>[0]) =>
      (await text(content)).includes('EICAR')
        ? ({ clean: false, finding: 'Eicar' } as const)
        : ({ clean: true } as const),
    ping: async () => undefined,
  }
  const act = actingAsSystem(house)
  const settle = (fileId: number, finding: string | null) => act(checkedFile, course.now, fileId, finding)
  await scanningJob({ db: course.db(), storage, keys, scanner, log: house.log, settle }).work()
}

const bytesAreKept = async (id: number): Promise<boolean> => {
  const [document] = await listDocumentsEver(course.db(), [id])
  if (!document) return false
  return text(plainBytes(course.house.services, document)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof FileMissing) return false
      throw error
    },
  )
}
const stateOf = async (email: string, name: string) =>
  (await call(email, 'listDocuments', room.id)).find((one) => one.name === name)?.state

beforeAll(async () => {
  tender = await publishedTender(course, 3)
  ;({ offerId, room } = await applicant(course, dora, tender, 'Antrag.txt'))
  await course.everythingSaid()
})

test('what is found before it is submitted is no part of it, and nothing of it is kept', async () => {
  const id = await uploadUnchecked('Virus.txt', 'EICAR eins')
  await course.everythingSaid()
  await scan()
  expect([await stateOf(dora, 'Virus.txt'), await bytesAreKept(id)]).toEqual(['INFECTED', false])
  expect([await course.logged(), await course.mailed()]).toEqual([
    ['FILE_REFUSED system'],
    ['fileInfected dora', 'fileInfected emil'],
  ])
  await call(dora, 'updateOfferStage', offerId, 1, null)
  const { submissions } = await call(dora, 'getSubmissions', offerId)
  expect(submissions.at(-1)?.files?.map(({ name }) => name)).toEqual(['Antrag.txt'])
  await call(dora, 'deleteDocument', id)
})

let filed = 0
test('what was submitted while it was being checked stays filed as it is, and its company is told at once', async () => {
  filed = await uploadUnchecked('Preis.txt', 'EICAR zwei')
  await call(dora, 'updateOfferStage', offerId, 1, null)
  const clean = await uploadUnchecked('Gut.txt', 'harmlos')
  await course.everythingSaid()
  await scan()
  expect([await stateOf(dora, 'Preis.txt'), await stateOf(dora, 'Gut.txt')]).toEqual(['INFECTED', 'READY'])
  expect([await bytesAreKept(filed), await bytesAreKept(clean)]).toEqual([true, true])
  expect([await course.logged(), await course.mailed()]).toEqual([
    ['FILE_REFUSED system'],
    ['fileInfected dora', 'fileInfected emil'],
  ])
  const { values } = await course
    .db()
    .selectFrom('outbox')
    .select('values')
    .where('key', '=', 'fileInfected')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(values).toMatchObject({ fileNames: 'Preis.txt', roomName: room.name })
  const link = await call(dora, 'getDownloadLink', room.id, 'Preis.txt')
  expect(await door(null, link)).toMatchObject({ refused: 'AccessDeniedException' })
  const { submissions } = await call(dora, 'getSubmissions', offerId)
  expect(
    submissions
      .at(-1)
      ?.files?.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Antrag.txt', 'Preis.txt'])
  // Nothing is to be done for it any more, and the next look finds nothing.
  await course.everythingSaid()
  await scan()
  expect([await course.logged(), await bytesAreKept(filed)]).toEqual([[], true])
  // Who submits again does so without it.
  const [offer] = await call(dora, 'getOffersByProjectId', tender.id)
  expect(offer?.lotOffers).toMatchObject([{ unsubmittedChanges: true }])
})

test('until it is opened the team learns nothing of it', async () => {
  const told = JSON.stringify([
    await call(bernd, 'getLogEntries', tender.id, null),
    await call(bernd, 'getOffersByProjectId', tender.id),
    await call(bernd, 'getSubmissions', offerId),
  ])
  for (const trace of ['Preis.txt', 'Eicar', 'INFECTED']) expect(told).not.toContain(trace)
})

test('the opening names it as infected, and nobody gets it, removed from its room or not', async () => {
  await call(dora, 'deleteDocument', filed)
  await openFiled(course, tender, 4)
  expect((await call(bernd, 'listDocuments', room.id)).map(({ name, state }) => [name, state])).toEqual([
    ['Antrag.txt', 'READY'],
    ['Preis.txt', 'INFECTED'],
  ])
  expect(await bytesAreKept(filed)).toBe(true)
  for (const email of [bernd, anna]) {
    const link = await call(email, 'getDownloadLink', room.id, 'Preis.txt')
    expect(await door(null, link)).toMatchObject({
      refused: 'AccessDeniedException',
      message: expect.stringContaining('Schadsoftware'),
    })
    expect((await door(email, `/api/v1/previews/${filed}`)).refused).toBe('AccessDeniedException')
    for (const zip of [
      await call(email, 'getZipLink', room.id),
      await call(email, 'getOffersZipLink', tender.lots[0]?.id ?? 0),
    ]) {
      const { bytes } = await door(null, zip)
      expect([bytes.includes('EICAR'), bytes.includes('Nicht enthalten.txt')]).toEqual([false, true])
      expect(bytes.includes('Preis.txt: enthält Schadsoftware')).toBe(true)
    }
  }
  const { protocol } = await course.db().selectFrom('openings').select('protocol').executeTakeFirstOrThrow()
  expect(protocol.filings).toMatchObject([{ infected: [filed] }])
  expect(await refused(call(dora, 'getDownloadLink', room.id, 'Preis.txt'))).toBe('NotFoundException')
})
