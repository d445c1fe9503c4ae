import { randomUUID } from 'node:crypto'
import type { Room } from '@allmende/domain/rooms/rooms.contract.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { addParcel } from '../parcels/parcels.queries.ts'
import { givenParcelFiles } from '../parcels/test-parcel-files.ts'
import { day, drafted, givenCourse, publishedTender, refused } from '../tenders/course/test-course.ts'
import { dora } from '../tenders/people/test-announced.ts'
import { anna, clara } from '../tenders/test-tenders.ts'
import { doorsOf } from './test-doors.ts'
import { applicant, upload } from './test-story.ts'

const course = givenCourse()
const { call } = course
const door = doorsOf(course)
let tender: TeamTender
let room: Room
let parcelId = 0
let files: Record<string, string>
const idOf = (name: string): string => files[name] ?? ''
const take = (email: string, names: readonly string[], into = room) =>
  call(email, 'importDocumentsFromProperty', into.id, parcelId, names.map(idOf))
const storedKeys = async () => (await course.db().selectFrom('storedFiles').select('key').execute()).length

beforeAll(async () => {
  tender = await publishedTender(course, 3)
  room = await call(anna, 'createRoom', {
    name: 'Pläne',
    description: 'Pläne und Fotos',
    projectId: tender.id,
    type: 'CLIENT',
  })
  const weide = { name: 'Weide', locationId: null, additionalFields: [], files: [] }
  parcelId = await addParcel(course.db(), weide, course.now)
  files = await givenParcelFiles(course, parcelId, {
    'Lageplan.txt': 'Lageplan der Weide',
    'Boden/gut..achten.txt': 'Sand und Klei',
    'Altlasten.txt': 'keine',
  })
})

test('files of a parcel become documents of the room: copies under safe names, once each, logged and told of', async () => {
  await upload(course, anna, room, 'Lageplan.txt', 'ein anderer')
  await course.everythingSaid()
  const taken = await take(anna, ['Lageplan.txt', 'Boden/gut..achten.txt', 'Lageplan.txt'])
  const names = taken.map(({ name }) => name)
  expect(names).toHaveLength(2)
  expect(names).toContain('Lageplan (2).txt')
  expect(names.every((name) => !name.includes('/'))).toBe(true)
  expect(await course.logged()).toEqual(['FILE_UPLOADED anna', 'FILE_UPLOADED anna'])
  const link = await call(anna, 'getDownloadLink', room.id, 'Lageplan (2).txt')
  expect((await door(anna, link)).bytes.toString()).toContain('Lageplan der Weide')
  expect(await course.db().selectFrom('gatheredFiles').select('roomId').execute()).toEqual([
    { roomId: room.id },
  ])
})

test('what is deleted in the room is still there at the parcel', async () => {
  const { id: draft } = await drafted(course)
  const own = await call(anna, 'createRoom', {
    name: 'Entwurf',
    description: 'Entwurf',
    projectId: draft,
    type: 'CLIENT',
  })
  const [document] = await take(anna, ['Altlasten.txt'], own)
  await call(anna, 'deleteDocument', document?.id ?? 0)
  expect(await take(anna, ['Altlasten.txt'], own)).toMatchObject([{ name: 'Altlasten.txt' }])
})

test('what the parcel does not have, or no parcel has, is not found, and nothing of the others comes', async () => {
  const before = await storedKeys()
  const ask = (parcel: number, ids: string[]) =>
    refused(call(anna, 'importDocumentsFromProperty', room.id, parcel, ids))
  expect(await ask(parcelId, [idOf('Altlasten.txt'), randomUUID()])).toBe('NotFoundException')
  expect(await ask(4711, [idOf('Altlasten.txt')])).toBe('NotFoundException')
  expect(await storedKeys()).toBe(before)
})

test('nobody outside the team takes anything over, into whatever room', async () => {
  const { room: own } = await applicant(course, dora, tender)
  expect(await refused(take(dora, ['Altlasten.txt'], own))).toBe('AccessDeniedException')
  expect(await refused(take(dora, ['Altlasten.txt']))).toBe('AccessDeniedException')
  expect(await refused(take(clara, ['Altlasten.txt']))).toBe('AccessDeniedException')
  expect(await refused(take(anna, ['Altlasten.txt'], own))).toBe('AccessDeniedException')
})

test('a file that is being checked, is infected or belongs to a room that takes nothing is refused', async () => {
  const set = (state: 'CHECKING' | 'INFECTED' | 'READY') =>
    course
      .db()
      .updateTable('storedFiles')
      .set({ state })
      .where('id', '=', (eb) =>
        eb.selectFrom('parcelFiles').select('fileId').where('serverId', '=', idOf('Altlasten.txt')),
      )
      .execute()
  await set('CHECKING')
  await expect(take(anna, ['Altlasten.txt'])).rejects.toThrow('geprüft')
  await set('INFECTED')
  await expect(take(anna, ['Altlasten.txt'])).rejects.toThrow('Schadsoftware')
  await set('READY')
  await course.db().updateTable('tenders').set({ archived: course.now }).where('id', '=', tender.id).execute()
  course.pass(day)
  expect(await refused(take(anna, ['Altlasten.txt']))).toBe('StageException')
})
