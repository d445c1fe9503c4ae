import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { canMount, ontoSmallDisk } from '../files/test-small-disk.ts'
import type { Platform } from '../platform.ts'
import { startTestPlatform } from '../test-platform.ts'
import { german, newRoom, personAt, roomAt, type TestRoom, toldBy } from './test-room.ts'
import { offsetIn, randomContent, type Sender, sendByTus, sha256, tus } from './test-uploads.ts'

const mebibyte = 1024 * 1024

describe.skipIf(!canMount)('a disk that is full', () => {
  const database = givenDatabase({ demo: true })
  let disk: ReturnType<typeof ontoSmallDisk>
  let platform: Platform
  let anna: Sender
  let room: TestRoom
  const unfinished = () => readdirSync(join(database.current.dataDir, 'files/unfinished'))

  beforeAll(async () => {
    disk = ontoSmallDisk(join(database.current.dataDir, 'files'), 3 * mebibyte)
    platform = await startTestPlatform(database.current)
    anna = await personAt(platform.url)
    room = roomAt(anna, await newRoom(anna))
    await sendByTus(anna, room.target, 'vorher.bin', randomContent(300_000))
  })
  afterAll(async () => {
    await platform.close()
    disk.remove()
  })

  test('refuses a form with a sentence and keeps nothing of it; what is there stays', async () => {
    const before = await room.documents()
    const answer = await room.sendForm({ 'zu viel.bin': randomContent(4 * mebibyte) })
    expect(await toldBy(answer)).toEqual([507, expect.stringContaining('kein Platz mehr')])
    expect(await room.documents()).toEqual(before)
    expect(unfinished()).toEqual([])
    expect(await room.fetchedSum('vorher.bin')).toBe((await room.named('vorher.bin'))?.sha256)
  })

  test('refuses an upload with a sentence, which goes on once there is room', async () => {
    const content = randomContent(4 * mebibyte + 77)
    const one = tus(anna)
    expect((await one.create(room.target, 'gross.bin', content.length)).status).toBe(507)
    disk.resize(16 * mebibyte)
    const location = await room.begin('gross.bin', content.length)
    disk.resize(3 * mebibyte)
    const answer = await one.patch(location, 0, content, german)
    expect(await toldBy(answer)).toEqual([
      507,
      'Auf dem Server ist kein Platz mehr. Was schon hochgeladen ist, ist gespeichert, nichts ist verloren. ' +
        'Bitte benachrichtigen Sie den Betreiber der Plattform und versuchen Sie es später noch einmal.',
    ])
    const reached = offsetIn(await one.head(location))
    expect(reached).toBeGreaterThan(mebibyte)
    expect(await room.named('gross.bin')).toBeUndefined()
    expect((await one.patch(location, reached, content.subarray(reached), german)).status).toBe(507)

    disk.resize(16 * mebibyte)
    const from = offsetIn(await one.head(location))
    expect((await one.patch(location, from, content.subarray(from))).status).toBe(204)
    expect(await room.named('gross.bin')).toMatchObject({ sha256: sha256(content) })
    expect(await room.fetchedSum('gross.bin')).toBe(sha256(content))
  })
})
