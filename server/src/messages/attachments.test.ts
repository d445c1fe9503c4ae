import { Readable } from 'node:stream'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { doorsOf } from '../offers/test-doors.ts'
import { checkedFile } from '../rooms/checked-file.ts'
import { forgetTempRooms } from '../rooms/temp-rooms.ts'
import { actingAsSystem } from '../rpc/system.ts'
import { after, day, givenCourse, publishedTender, refusal, refused } from '../tenders/course/test-course.ts'
import { deich, dora, emil, fritz } from '../tenders/people/test-announced.ts'
import { anna, bernd } from '../tenders/test-tenders.ts'
import { gesa, writingIn } from './test-writing.ts'

/** What goes along with messages about one tender. */
const course = givenCourse()
const { call } = course
const { send, list, attached } = writingIn(course)
const door = doorsOf(course)
let tender: TeamTender

beforeAll(async () => {
  tender = await publishedTender(course, 3)
  for (const email of [dora, fritz]) await call(email, 'createOffer', { id: tender.id })
})

const namesIn = async (email: string, roomId: number) =>
  (await call(email, 'listDocuments', roomId)).map(({ name }) => name)
const loggedIn = async (type: 'FILE_DOWNLOADED' | 'FILE_REFUSED') =>
  (await call(anna, 'getLogEntries', tender.id, type)).map(
    ({ userName, data }) => `${userName} ${data?.file}`,
  )
const fileIdIn = async (roomId: number) =>
  (
    await course
      .db()
      .selectFrom('documents')
      .select('fileId')
      .where('roomId', '=', roomId)
      .executeTakeFirstOrThrow()
  ).fileId
const setState = async (roomId: number, state: 'CHECKING' | 'INFECTED') =>
  void (await course
    .db()
    .updateTable('storedFiles')
    .set({ state })
    .where('id', '=', await fileIdIn(roomId))
    .execute())

test('what is attached is had by both sides, by nobody else, and the log tells who took it', async () => {
  const roomId = await attached(dora, 'Skizze.txt', 'Foto.txt')
  const sent = await send(dora, { projectId: tender.id, roomId, messageText: '' })
  expect(sent).toMatchObject({ roomId, attachmentCount: 2 })
  for (const email of [dora, emil, anna, bernd])
    expect(await namesIn(email, roomId)).toEqual(['Foto.txt', 'Skizze.txt'])
  for (const email of [fritz, gesa]) {
    expect(await refused(call(email, 'getRoom', roomId))).toBe('NotFoundException')
    expect(await refused(call(email, 'listDocuments', roomId))).toBe('NotFoundException')
    expect(await refused(call(email, 'getZipLink', roomId))).toBe('NotFoundException')
  }
  expect(await refused(course.newcomer().call('listDocuments', roomId))).toBe('NotFoundException')
  const fetched = await door(null, await call(anna, 'getDownloadLink', roomId, 'Skizze.txt'))
  expect(fetched.bytes.toString()).toBe(`Skizze.txt von ${dora}`)
  expect((await door(null, await call(bernd, 'getZipLink', roomId))).bytes.length).toBeGreaterThan(100)
  expect(await loggedIn('FILE_DOWNLOADED')).toEqual([`${bernd} Anhänge.zip`, `${anna} Skizze.txt`])
})

test('it is no room of the tender, stays as it is and stays for good', async () => {
  const { roomId } = (await list(anna, tender.id))[0] ?? {}
  if (roomId == null) throw new Error('nothing is attached')
  for (const email of [anna, dora])
    expect((await call(email, 'getRoomsByProjectId', tender.id)).map(({ id }) => id)).not.toContain(roomId)
  for (const email of [anna, dora]) {
    const [document] = await call(email, 'listDocuments', roomId)
    expect((await call(email, 'getRoom', roomId)).readOnly).toBe('roomOfMessage')
    const person = await course.as(email)
    expect(await refused(person.upload(roomId, 'Neu.txt', Buffer.from('neu')))).toBe('AccessDeniedException')
    expect(await refused(call(email, 'getUploadLink', roomId))).toBe('AccessDeniedException')
    expect(await refused(call(email, 'deleteDocument', document?.id ?? 0))).toBe('AccessDeniedException')
    expect(await refused(call(email, 'renameDocument', document?.id ?? 0, 'B.txt'))).toBe(
      'AccessDeniedException',
    )
    expect(
      await refused(call(email, 'updateRoom', { id: roomId, version: 1, name: 'A', description: '' })),
    ).toBe('AccessDeniedException')
  }
  await forgetTempRooms(course.db(), after(30 * day, course.now))
  expect(await namesIn(anna, roomId)).toHaveLength(2)
})

test('what goes to one company is read by that one', async () => {
  const roomId = await attached(anna, 'Antwort.txt')
  await send(anna, { projectId: tender.id, roomId, recipientOrganizationIds: [deich] })
  expect(await namesIn(emil, roomId)).toEqual(['Antwort.txt'])
  expect(await refused(call(fritz, 'listDocuments', roomId))).toBe('NotFoundException')
  const toAll = await attached(anna, 'Für alle.txt')
  await send(anna, { projectId: tender.id, roomId: toAll, recipientOrganizationIds: [0] })
  expect(await namesIn(fritz, toAll)).toEqual(['Für alle.txt'])
  expect(await refused(call(gesa, 'listDocuments', toAll))).toBe('NotFoundException')
})

test('a room is its sender’s own and goes with one message', async () => {
  const roomId = await attached(dora, 'Plan.txt')
  const taking = (email: string, id = roomId) => refused(send(email, { projectId: tender.id, roomId: id }))
  expect(await taking(emil)).toBe('NotFoundException')
  expect(await taking(fritz)).toBe('NotFoundException')
  expect(await taking(dora, 2 ** 40)).toBe('NotFoundException')
  const [own] = await call(dora, 'getRoomsByProjectId', tender.id)
  expect(await taking(dora, own?.id)).toBe('NotFoundException')
  const racing = await Promise.allSettled([1, 2, 3].map(() => send(dora, { projectId: tender.id, roomId })))
  expect(racing.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await taking(dora)).toBe('NotFoundException')
})

test('an empty room is none, and stays where it is', async () => {
  const roomId = await attached(dora)
  const no = await refusal(send(dora, { projectId: tender.id, roomId, messageText: '' }))
  expect(no.message).toContain('hängen Sie eine Datei an')
  expect(await send(dora, { projectId: tender.id, roomId })).toMatchObject({
    roomId: null,
    attachmentCount: 0,
  })
  expect(await namesIn(dora, roomId)).toEqual([])
})

test('what is still on its way is waited for', async () => {
  const roomId = await attached(dora, 'Erste.txt')
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-length': '10',
    'upload-metadata': `filename ${Buffer.from('Zweite.txt').toString('base64')}`,
  }
  const begun = await door(dora, `/api/v1/uploads?room=${roomId}`, {
    verb: 'POST',
    headers,
    body: Readable.from([]),
  })
  expect(begun.refused).toBe(null)
  const no = await refusal(send(dora, { projectId: tender.id, roomId }))
  expect(no).toMatchObject({ exceptionTypeName: 'ValidationException', fields: { '0.roomId': no.message } })
  expect(no.message).toContain('wird noch hochgeladen')
})

test('what is infected is not sent, and what is found to be later is had by nobody', async () => {
  const before = await attached(fritz, 'Virus.txt')
  await setState(before, 'INFECTED')
  expect((await refusal(send(fritz, { projectId: tender.id, roomId: before }))).message).toContain(
    '„Virus.txt“',
  )

  const roomId = await attached(fritz, 'Später.txt')
  await setState(roomId, 'CHECKING')
  const { id } = await send(fritz, { projectId: tender.id, roomId })
  await course.everythingSaid()
  await actingAsSystem(course.house)(checkedFile, course.now, await fileIdIn(roomId), 'Eicar')
  expect(await course.mailed()).toEqual(['fileInfected fritz'])
  expect(await namesIn(anna, roomId)).toEqual([])
  const sent = (await list(anna, tender.id)).find((one) => one.id === id)
  expect(sent).toMatchObject({ attachmentCount: 0, roomId: null })
  expect(await loggedIn('FILE_REFUSED')).toEqual(['system Später.txt'])
})

test('two hundred go along at once', { timeout: 120_000 }, async () => {
  const names = Array.from({ length: 200 }, (_, index) => `Foto ${String(index).padStart(3, '0')}.txt`)
  const roomId = await attached(gesa, ...names)
  expect(await send(gesa, { projectId: tender.id, roomId })).toMatchObject({ attachmentCount: 200 })
  expect(await namesIn(anna, roomId)).toEqual(names)
})
