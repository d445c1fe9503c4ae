import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { givenPlatform } from '../test-platform.ts'
import { german, newRoom, personAt, roomAt, type TestRoom, toldBy } from './test-room.ts'
import { offsetIn, randomContent, type Sender, sendByTus, sha256, tus } from './test-uploads.ts'

const platform = givenPlatform()
let anna: Sender
let room: TestRoom
const content = randomContent(600_001)
const files = () => join(platform.current.database.dataDir, 'files')
const away = () => renameSync(files(), `${files()}.away`)
const back = () => renameSync(`${files()}.away`, files())
const down = [
  503,
  expect.stringMatching(/^Der Dateispeicher antwortet gerade nicht\. Ihre Dateien sind nicht/),
]

beforeAll(async () => {
  anna = await personAt(platform.current.url)
  room = roomAt(anna, await newRoom(anna))
  await sendByTus(anna, room.target, 'vorher.bin', content)
})

test('while the folder of the files is away everyone is told so, nothing is made in its place, and nothing is lost', async () => {
  const one = tus(anna)
  const location = await room.begin('unterwegs.bin', content.length)
  expect((await one.patch(location, 0, content.subarray(0, 300_000))).status).toBe(204)
  const fresh = await room.begin('neu.bin', content.length)

  away()
  try {
    expect((await one.head(location)).status).toBe(503)
    expect(await toldBy(await one.patch(location, 300_000, content.subarray(300_000), german))).toEqual(down)
    expect(await toldBy(await one.patch(fresh, 0, content, german))).toEqual(down)
    expect((await one.remove(fresh)).status).toBe(503)
    expect(await toldBy(await room.sendForm({ 'formular.bin': content }))).toEqual(down)
    expect(await room.toldAbout('vorher.bin')).toEqual(down)
    expect(existsSync(files())).toBe(false)
  } finally {
    back()
  }
  expect((await one.patch(location, 300_000, content.subarray(300_000))).status).toBe(204)
  expect((await one.patch(fresh, 0, content)).status).toBe(204)
  for (const name of ['vorher.bin', 'unterwegs.bin', 'neu.bin'])
    expect(await room.fetchedSum(name)).toBe(sha256(content))
  expect(await room.named('formular.bin')).toBeUndefined()
})

/** Where an upload lies in the folder. */
async function placesOf(location: string): Promise<{ unfinished: string; whole: string }> {
  const { db } = platform.current.database
  const id = location.split('/').at(-1) ?? ''
  const query = db.selectFrom('uploads').select('fileKey').where('id', '=', id)
  const { fileKey } = await query.executeTakeFirstOrThrow()
  return {
    unfinished: join(files(), 'unfinished', fileKey),
    whole: join(files(), 'whole', fileKey.slice(0, 2), fileKey),
  }
}

test.each([
  ['small', 60_000, 100_000],
  ['large', 300_000, 600_000],
])(
  'of a %s file that a process made whole and never recorded, all is sent again',
  async (size, first, all) => {
    const one = tus(anna)
    const name = `${size}.bin`
    const location = await room.begin(name, all)
    expect((await one.patch(location, 0, content.subarray(0, first))).status).toBe(204)
    const { unfinished, whole } = await placesOf(location)
    mkdirSync(dirname(whole), { recursive: true })
    renameSync(unfinished, whole)
    expect(offsetIn(await one.head(location))).toBe(0)
    expect((await one.patch(location, 0, content.subarray(0, all))).status).toBe(204)
    expect(await room.fetchedSum(name)).toBe(sha256(content.subarray(0, all)))
  },
)

test('what is given up leaves no byte', async () => {
  const one = tus(anna)
  const location = await room.begin('aufgegeben.bin', 1000)
  expect((await one.patch(location, 0, content.subarray(0, 999))).status).toBe(204)
  const { unfinished } = await placesOf(location)
  expect(existsSync(unfinished)).toBe(true)
  expect((await one.remove(location)).status).toBe(204)
  expect(existsSync(unfinished)).toBe(false)
  expect((await one.patch(location, 999, content.subarray(999, 1000))).status).toBe(404)
})
