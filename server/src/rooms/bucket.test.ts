import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { type S3Peer, startS3Peer } from '../files/test-s3-peer.ts'
import type { S3Settings } from '../files/storage-settings.ts'
import type { Platform } from '../platform.ts'
import { testConfig } from '../test-config.ts'
import { startTestPlatform } from '../test-platform.ts'
import { german, newRoom, personAt, roomAt, type TestRoom, toldBy } from './test-room.ts'
import { bytesAt, call, offsetIn, randomContent, type Sender, sendRest, sha256, tus } from './test-uploads.ts'

const database = givenDatabase({ demo: true })
let peer: S3Peer
let s3: S3Settings
let platform: Platform
let anna: Sender
let id: number
let room: TestRoom
const content = randomContent(9_500_000)
const down = [503, expect.stringMatching(/^Der Dateispeicher antwortet gerade nicht/)]

const start = async () => {
  const { limits } = testConfig(database.current.source).files
  platform = await startTestPlatform(database.current, { config: { files: { s3, limits } } })
  anna = await personAt(platform.url)
  room = roomAt(anna, id)
}

beforeAll(async () => {
  peer = await startS3Peer({ offersAll: true })
  s3 = peer.settings()
  // The demo's documents stay in the folder; this house has moved to an empty bucket.
  await database.current.db.deleteFrom('fileStorage').execute()
  await start()
  id = await newRoom(anna)
  room = roomAt(anna, id)
})
afterAll(async () => {
  await platform.close()
  await peer.close()
})

test('a file in a bucket is sent on after a cut, had in parts and whole, and in an archive', async () => {
  const location = await room.begin('Plan.bin', content.length)
  await tus(anna).patchAndCut(location, 0, content.subarray(0, 9_000_000))
  const reached = async () => offsetIn(await tus(anna).head(location))
  await expect.poll(reached, { timeout: 20_000 }).toBeGreaterThan(0)
  await expect.poll(() => sendRest(anna, location, content), { timeout: 20_000 }).toBe(204)
  const link = await room.linkTo('Plan.bin')
  const { answer, bytes } = await bytesAt(anna, link, { range: 'bytes=8388600-8388700' })
  expect(answer.status).toBe(206)
  expect(bytes.equals(content.subarray(8_388_600, 8_388_701))).toBe(true)
  expect(await room.fetchedSum('Plan.bin')).toBe(sha256(content))
  const { result: zip } = await call(anna, 'getZipLink', id)
  expect((await bytesAt(anna, zip)).bytes.includes(content.subarray(4_000_000, 4_001_000))).toBe(true)
})

test('while the bucket is away everyone is told so; afterwards uploads go on', async () => {
  const one = tus(anna)
  const [fresh, half] = [await room.begin('frisch.bin', 300_000), await room.begin('halb.bin', 400_000)]
  expect((await one.patch(half, 0, content.subarray(0, 300_000))).status).toBe(204)
  peer.die()
  try {
    const answers = await Promise.all([
      one.patch(fresh, 0, content.subarray(0, 300_000), german).then(toldBy),
      one.patch(half, 300_000, content.subarray(300_000, 400_000), german).then(toldBy),
      room.sendForm({ 'formular.bin': content.subarray(0, 300_000) }).then(toldBy),
      room.toldAbout('Plan.bin'),
    ])
    expect(answers).toEqual([down, down, down, down])
    expect((await one.head(half)).status).toBe(503)
  } finally {
    await peer.revive()
  }
  expect(offsetIn(await one.head(half))).toBe(300_000)
  expect((await one.patch(half, 300_000, content.subarray(300_000, 400_000))).status).toBe(204)
  expect((await one.patch(fresh, 0, content.subarray(0, 300_000))).status).toBe(204)
  expect(await room.fetchedSum('halb.bin')).toBe(sha256(content.subarray(0, 400_000)))
  expect(await room.fetchedSum('frisch.bin')).toBe(sha256(content.subarray(0, 300_000)))
})

test('a bucket that goes away in the middle of an upload ends it with a sentence, and it goes on from there', async () => {
  const one = tus(anna)
  const location = await room.begin('mittendrin.bin', content.length)
  expect((await one.patch(location, 0, content.subarray(0, 500_000))).status).toBe(204)
  // Away as soon as the next part comes.
  peer.intercept = ({ method, url = '' }, response) => {
    if (method !== 'PUT' || !url.includes('unfinished')) return false
    response.destroy()
    return true
  }
  const answer = await one.patch(location, 500_000, content.subarray(500_000), german)
  expect(await toldBy(answer)).toEqual(down)
  peer.intercept = null
  const from = offsetIn(await one.head(location))
  expect(from).toBe(500_000)
  expect((await one.patch(location, from, content.subarray(from))).status).toBe(204)
  expect(await room.fetchedSum('mittendrin.bin')).toBe(sha256(content))
})

test('who stops the server in the middle of an upload loses no byte of it', async () => {
  const location = await room.begin('Neustart.bin', content.length)
  const headers = {
    'x-auth-token': anna.token,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(content.length),
  }
  const sending = request(new URL(location, anna.url), { method: 'PATCH', headers })
  sending.on('error', () => undefined)
  await new Promise<void>((sent) => sending.write(content.subarray(0, 700_000), () => sent()))
  const { db } = database.current
  const isWriting = () =>
    db.selectFrom('uploads').select('writer').where('name', '=', 'Neustart.bin').executeTakeFirst()
  await expect.poll(async () => (await isWriting())?.writer ?? null).not.toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await platform.close()
  await start()
  expect(offsetIn(await tus(anna).head(location))).toBe(700_000)
  expect((await tus(anna).patch(location, 700_000, content.subarray(700_000))).status).toBe(204)
  expect(await room.fetchedSum('Neustart.bin')).toBe(sha256(content))
})
