import { beforeAll, expect, test } from 'vitest'
import { givenPlatform } from '../test-platform.ts'
import { newRoom, personAt, roomAt, sendForm, type TestRoom } from './test-room.ts'
import { call, randomContent, type Sender, sha256 } from './test-uploads.ts'

const platform = givenPlatform({
  config: {
    files: {
      s3: null,
      limits: {
        largest: 3_000_000,
        perRoom: 40_000_000,
        perOrganization: 80_000_000,
        perTempRoom: 2_000_000,
        reserve: 0,
      },
    },
  },
})
let anna: Sender
let roomId: number
let room: TestRoom

beforeAll(async () => {
  anna = await personAt(platform.current.url)
  roomId = await newRoom(anna)
  room = roomAt(anna, roomId)
})

test('a form with files puts them into the room and answers nothing', async () => {
  const content = randomContent(900_000)
  const answer = await room.sendForm({ 'Formular ä.pdf': content })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(await room.named('Formular ä.pdf')).toMatchObject({ sha256: sha256(content) })
})

test('a form without a room makes a temporary one, of which only its maker knows', async () => {
  const answer = await sendForm(anna, 'temp', { 'Anhang.txt': randomContent(10) })
  const id = Number(await answer.text())
  expect(id).toBeGreaterThanOrEqual(2 ** 32)
  expect(await roomAt(anna, id).documents()).toHaveLength(1)
  const { error } = await call(await personAt(anna.url, 'admin@allmende.example'), 'listDocuments', id)
  expect(error?.data?.exceptionTypeName).toBe('NotFoundException')
})

test('a form with several files keeps all of them, however large the first is', async () => {
  const files = { 'groß.bin': randomContent(2_400_000), 'klein.bin': randomContent(500_000) }
  for (let round = 0; round < 4; round++) expect((await sendForm(anna, 'temp', files)).status).toBe(409)
  const fitting = { 'a.bin': randomContent(1_400_000), 'b.bin': randomContent(500_000) }
  for (let round = 0; round < 4; round++) expect((await room.sendForm(fitting)).status).toBe(200)
})

test('a form with one file too large keeps none of them', async () => {
  const before = (await room.documents()).length
  const answer = await room.sendForm({
    'gut.txt': randomContent(10),
    'zu gross.bin': randomContent(3_000_001),
  })
  expect(answer.status).toBe(413)
  expect((await room.documents()).length).toBe(before)
})

test('a form that is none is refused', async () => {
  const answer = await fetch(`${anna.url}/api/v1/files/${roomId}`, {
    method: 'POST',
    headers: { 'x-auth-token': anna.token, 'content-type': 'multipart/form-data' },
    body: 'x',
  })
  expect(answer.status).toBe(400)
})

test('a form into a full temporary room says so', async () => {
  const id = Number(await (await sendForm(anna, 'temp', { 'eins.bin': randomContent(1_500_000) })).text())
  const answer = await sendForm(anna, id, { 'zwei.bin': randomContent(1_500_000) })
  expect([answer.status, (await answer.json()).message]).toEqual([409, expect.stringContaining('2 MB')])
})
