import { readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoServer } from '../test-demo-server.ts'
import type { ServerProcess } from '../test-server-process.ts'
import { newRoom, personAt, roomAt, type TestRoom } from './test-room.ts'
import { offsetIn, randomContent, type Sender, sendRest, sha256, tus } from './test-uploads.ts'

// Each start takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })
const patience = { timeout: 60_000, interval: 200 }

let server: ServerProcess
let anna: Sender
let room: TestRoom

beforeAll(async () => {
  server = await demoServer()
  await server.start()
  anna = await personAt(server.url)
  room = roomAt(anna, await newRoom(anna))
})
afterAll(() => server.remove())

const storedSizes = () => {
  const folder = join(server.dataDir, 'files/unfinished')
  return readdirSync(folder).map((key) => statSync(join(folder, key)).size)
}

test('an upload in the middle of which the server was killed goes on where it stood, and is right', async () => {
  const content = randomContent(20_000_000)
  const location = await room.begin('Gutachten.bin', content.length)
  const sending = request(new URL(location, anna.url), {
    method: 'PATCH',
    headers: {
      'x-auth-token': anna.token,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(content.length),
    },
  })
  sending.on('error', () => undefined)
  sending.write(content.subarray(0, 12_000_000))
  await expect.poll(() => Math.max(0, ...storedSizes()), patience).toBeGreaterThan(8_000_000)
  await server.kill()
  await server.start()

  const reached = offsetIn(await tus(anna).head(location))
  expect(reached).toBeGreaterThan(7_500_000)
  expect(reached % 262_144).toBe(0)
  expect(await room.documents()).toEqual([])
  expect(await sendRest(anna, location, content)).toBe(204)
  expect(await room.named('Gutachten.bin')).toMatchObject({ sha256: sha256(content) })
  expect(await room.fetchedSum('Gutachten.bin')).toBe(sha256(content))
})

test('of files during whose last bytes the server was killed each is there, or can be sent on; none is half there', async () => {
  const files = Array.from({ length: 10 }, (_, index) => ({
    name: `Anlage ${index}.bin`,
    content: randomContent(300_000),
  }))
  const locations = await Promise.all(files.map(({ name, content }) => room.begin(name, content.length)))
  const answered: string[] = []
  for (const [index, { name, content }] of files.entries()) {
    tus(anna)
      .patch(locations[index] ?? '', 0, content)
      .then(
        ({ status }) => void (status === 204 && answered.push(name)),
        () => undefined,
      )
    await pause(10)
  }
  await expect.poll(() => answered.length, patience).toBeGreaterThan(1)
  await server.kill()
  await server.start()

  const listed = await room.documents()
  const names = listed.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(answered))
  for (const [index, { name, content }] of files.entries()) {
    const offset = offsetIn(await tus(anna).head(locations[index] ?? ''))
    expect(offset === content.length).toBe(names.includes(name))
    if (names.includes(name)) expect(await room.fetchedSum(name)).toBe(sha256(content))
  }
  for (const [index, { content }] of files.entries())
    expect(await sendRest(anna, locations[index] ?? '', content)).toBe(204)
  const all = (await room.documents()).filter(({ name }) => name.startsWith('Anlage'))
  expect(all.map(({ name }) => name).toSorted()).toEqual(files.map(({ name }) => name))
  for (const { name, content } of files) expect(await room.fetchedSum(name)).toBe(sha256(content))
  expect(server.faults).toEqual([])
})
