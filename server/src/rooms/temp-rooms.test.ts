import { beforeAll, expect, test } from 'vitest'
import { givenPlatform } from '../test-platform.ts'
import { forgetTempRooms } from './temp-rooms.ts'
import { newRoom, personAt, sendForm } from './test-room.ts'
import { call, offsetIn, randomContent, type Sender, tus } from './test-uploads.ts'

const platform = givenPlatform()
let anna: Sender
const db = () => platform.current.database.db
const hoursOn = (hours: number) => new Date(Date.now() + hours * 3_600_000)

beforeAll(async () => {
  anna = await personAt(platform.current.url)
})

const fileOf = async (roomId: number) =>
  db().selectFrom('documents').select('fileId').where('roomId', '=', roomId).executeTakeFirst()
const typeOf = async (roomId: number) =>
  (await call(anna, 'listDocuments', roomId)).error?.data?.exceptionTypeName

test('a temporary room that nothing took over is forgotten after a day, with what lies in it and comes to it', async () => {
  const temp = Number(await (await sendForm(anna, 'temp', { 'Anhang.txt': randomContent(10) })).text())
  const lasting = await newRoom(anna)
  await sendForm(anna, lasting, { 'Plan.txt': randomContent(10) })
  const coming = await tus(anna).create(`/api/v1/uploads?room=${temp}`, 'spät.txt', 100)
  const location = coming.headers.get('location') ?? ''
  const { fileId } = (await fileOf(temp)) ?? { fileId: 0 }

  await forgetTempRooms(db(), hoursOn(23))
  expect(await typeOf(temp)).toBeUndefined()
  expect(offsetIn(await tus(anna).head(location))).toBe(0)

  await forgetTempRooms(db(), hoursOn(25))
  expect(await typeOf(temp)).toBe('NotFoundException')
  expect((await tus(anna).patch(location, 0, randomContent(100))).status).toBe(404)
  const file = db().selectFrom('storedFiles').select('discarded').where('id', '=', fileId)
  expect((await file.executeTakeFirst())?.discarded).toBeInstanceOf(Date)
  expect(await typeOf(lasting)).toBeUndefined()
  expect(await fileOf(lasting)).toBeDefined()
})

test('however many are asked for at once, one account has ten', async () => {
  const bernd = await personAt(platform.current.url, 'bernd.bau@allmende.example')
  const answers = await Promise.all(Array.from({ length: 40 }, () => call(bernd, 'getUploadLink', 'temp')))
  expect(answers.filter(({ result }) => result)).toHaveLength(10)
})
