import { readdirSync, statfsSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { canMount, ontoSmallDisk } from '../files/test-small-disk.ts'
import type { Platform } from '../platform.ts'
import { startTestPlatform } from '../test-platform.ts'
import { german, newRoom, personAt, roomAt, type TestRoom } from './test-room.ts'
import { call, offsetIn, randomContent, type Sender, sha256, tus } from './test-uploads.ts'

const mebibyte = 1024 * 1024
const reserve = 8 * mebibyte

describe.skipIf(!canMount)('a disk of which a part stays free', () => {
  const database = givenDatabase({ demo: true })
  const db = () => database.current.db
  let folder: string
  let disk: ReturnType<typeof ontoSmallDisk>
  let platform: Platform
  let anna: Sender
  let bernd: Sender
  let room: TestRoom
  /** Where Bernd sends what he wants to send along. */
  let waiting: string

  const free = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  const used = () => {
    const { blocks, bfree, bsize } = statfsSync(folder)
    return (blocks - bfree) * bsize
  }
  /** So much is free then beside what stays free. */
  const leave = (bytes: number) => disk.resize(used() + reserve + bytes)
  const announce = async (sender: Sender, length: number) =>
    tus(sender).create(sender === anna ? room.target : waiting, 'x.bin', length, german)
  const unfinished = () => readdirSync(join(folder, 'unfinished'))

  beforeAll(async () => {
    folder = join(database.current.dataDir, 'files')
    disk = ontoSmallDisk(folder, 64 * mebibyte)
    const limits = { largest: 1e9, perRoom: 50e9, perOrganization: 200e9, perTempRoom: 2e9, reserve }
    platform = await startTestPlatform(database.current, { config: { files: { s3: null, limits } } })
    anna = await personAt(platform.url)
    bernd = await personAt(platform.url, 'bernd.bau@allmende.example')
    waiting = (await call(bernd, 'getUploadLink', 'temp')).result
    room = roomAt(anna, await newRoom(anna))
    // Makes the folders.
    await room.sendForm({ 'vorher.bin': randomContent(1000) })
  })
  beforeEach(async () => {
    await db().deleteFrom('uploads').execute()
  })
  afterAll(async () => {
    await platform.close()
    disk.remove()
  })

  test('of uploads one person announces at the same moment as many are taken as fit together; nobody else is refused for what she did not send', async () => {
    leave(10.5 * mebibyte)
    const answers = await Promise.all(Array.from({ length: 12 }, () => announce(anna, 3 * mebibyte)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(3).fill(201),
      ...Array(9).fill(507),
    ])
    expect((await announce(bernd, 9 * mebibyte)).status).toBe(201)
    const taken = answers.findIndex(({ status }) => status === 201)
    await tus(anna).remove(answers[taken]?.headers.get('location') ?? '')
    expect((await announce(anna, 3 * mebibyte)).status).toBe(201)
    expect((await announce(anna, 3 * mebibyte)).status).toBe(507)
  })

  test('what has come of an upload takes its space once, and what waits too long takes none', async () => {
    leave(10.5 * mebibyte)
    const content = randomContent(8 * mebibyte)
    const location = await room.begin('halb.bin', content.length)
    expect((await tus(anna).patch(location, 0, content.subarray(0, 5 * mebibyte))).status).toBe(204)
    expect((await announce(anna, 3 * mebibyte)).status).toBe(507)
    const small = await announce(anna, 2 * mebibyte)
    expect(small.status).toBe(201)
    await tus(anna).remove(small.headers.get('location') ?? '')
    await db()
      .updateTable('uploads')
      .set({ expires: new Date(0) })
      .execute()
    expect((await announce(anna, 5 * mebibyte)).status).toBe(201)
  })

  test('an upload ends where the reserve begins, keeps what came, and goes on once there is room', async () => {
    leave(10 * mebibyte)
    const content = randomContent(6 * mebibyte + 77)
    const location = await room.begin('später.bin', content.length)
    leave(3 * mebibyte)
    expect((await tus(anna).patch(location, 0, content, german)).status).toBe(507)
    expect(free()).toBeGreaterThanOrEqual(reserve)
    const reached = offsetIn(await tus(anna).head(location))
    expect(reached).toBeGreaterThan(2 * mebibyte)
    leave(0)
    expect((await tus(anna).patch(location, reached, content.subarray(reached), german)).status).toBe(507)
    leave(10 * mebibyte)
    const from = offsetIn(await tus(anna).head(location))
    expect(from).toBe(reached)
    expect((await tus(anna).patch(location, from, content.subarray(from))).status).toBe(204)
    expect(await room.fetchedSum('später.bin')).toBe(sha256(content))
  })

  test('many that come at once leave the reserve free together', async () => {
    leave(20 * mebibyte)
    const content = randomContent(3 * mebibyte)
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const locations = await Promise.all(names.map((name) => room.begin(`${name}.bin`, content.length)))
    leave(7 * mebibyte)
    const answers = await Promise.all(locations.map((location) => tus(anna).patch(location, 0, content)))
    expect(answers.some(({ status }) => status === 507)).toBe(true)
    expect(free()).toBeGreaterThanOrEqual(reserve - mebibyte / 4)
  })

  test('a form ends where the reserve begins, and nothing of it stays', async () => {
    leave(2 * mebibyte)
    const before = unfinished()
    const sending = request(`${anna.url}/api/v1/files/temp`, {
      method: 'POST',
      headers: {
        'x-auth-token': anna.token,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(5 * mebibyte),
        ...german,
      },
    })
    const told = new Promise<[number | undefined, string]>((resolve, reject) =>
      sending
        .once('response', async (answer) => resolve([answer.statusCode, await text(answer)]))
        .once('error', reject),
    )
    sending.write('--x\r\ncontent-disposition: form-data; name="file[]"; filename="lang.bin"\r\n\r\n')
    sending.write(randomContent(4 * mebibyte))
    expect(await told).toEqual([507, expect.stringContaining('kein Platz mehr')])
    sending.on('error', () => undefined).destroy()
    expect(free()).toBeGreaterThanOrEqual(reserve)
    expect(unfinished()).toEqual(before)
  })
})
