import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { MasterKeyFault } from '../files/sealing/key-file.ts'
import { StorageFault } from '../files/storage-identity.ts'
import type { Platform } from '../platform.ts'
import { startTestPlatform } from '../test-platform.ts'
import { newRoom, personAt, roomAt, type TestRoom } from './test-room.ts'
import { offsetIn, randomContent, type Sender, sha256, tus } from './test-uploads.ts'

const database = givenDatabase({ demo: true })
const db = () => database.current.db
let platforms: Platform[] = []
let anna: Sender
let here: ReturnType<typeof tus>
let there: ReturnType<typeof tus>
let room: TestRoom
const content = randomContent(1_000_003)

beforeAll(async () => {
  platforms = [await startTestPlatform(database.current), await startTestPlatform(database.current)]
  anna = await personAt(platforms[0]?.url ?? '')
  here = tus(anna)
  there = tus({ ...anna, url: platforms[1]?.url ?? '' })
  room = roomAt(anna, await newRoom(anna))
})
afterAll(async () => {
  for (const platform of platforms) await platform.close()
})

test('what was begun at one server goes on at the other, and back again', async () => {
  const location = await room.begin('hin und her.bin', content.length)
  expect((await here.patch(location, 0, content.subarray(0, 600_000))).status).toBe(204)
  expect(offsetIn(await there.head(location))).toBe(600_000)
  expect((await there.patch(location, 600_000, content.subarray(600_000, 800_000))).status).toBe(204)
  expect((await here.patch(location, 800_000, content.subarray(800_000))).status).toBe(204)
  expect(offsetIn(await there.head(location))).toBe(content.length)
  expect(await room.named('hin und her.bin')).toMatchObject({ sha256: sha256(content) })
  expect(await room.fetchedSum('hin und her.bin')).toBe(sha256(content))
})

test('what one server took and threw away is in no sum, whoever fills its place', async () => {
  const location = await room.begin('verworfen.bin', content.length)
  const bad = randomContent(600_000)
  const wrong = Buffer.alloc(20).toString('base64')
  expect((await here.patch(location, 0, bad, { 'upload-checksum': `sha1 ${wrong}` })).status).toBe(460)
  expect((await there.patch(location, 0, content.subarray(0, 600_000))).status).toBe(204)
  expect((await here.patch(location, 600_000, content.subarray(600_000))).status).toBe(204)
  expect(await room.named('verworfen.bin')).toMatchObject({ sha256: sha256(content) })
  expect(await room.fetchedSum('verworfen.bin')).toBe(sha256(content))
})

test('crumbs that one server remembers do not hide what came at the other', async () => {
  const location = await room.begin('Krümel.bin', 200_000)
  expect((await here.patch(location, 0, content.subarray(0, 1000))).status).toBe(204)
  expect((await there.patch(location, 0, content.subarray(0, 100_000))).status).toBe(204)
  expect(offsetIn(await here.head(location))).toBe(100_000)
  expect((await here.patch(location, 100_000, content.subarray(100_000, 200_000))).status).toBe(204)
  expect(await room.fetchedSum('Krümel.bin')).toBe(sha256(content.subarray(0, 200_000)))
})

/** Sends so much of a stretch and then nothing more, without ending it. */
function sendAndStall({ url, token }: Sender, location: string, body: Buffer) {
  const headers = {
    'x-auth-token': token,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(content.length),
  }
  const sending = request(new URL(location, url), { method: 'PATCH', headers })
  const answered = new Promise<number>((resolve) => {
    sending.on('response', (answer) => resolve(answer.statusCode ?? 0)).on('error', () => resolve(0))
  })
  sending.write(body)
  return answered
}

test('of two who write at once the later one gets the pen, and no byte is lost', async () => {
  const location = await room.begin('zwei Schreiber.bin', content.length)
  const first = sendAndStall(anna, location, content.subarray(0, 700_000))
  await expect.poll(() => writerOf(location)).not.toBeNull()
  await expect.poll(async () => offsetIn(await there.head(location))).toBe(524_288)
  // What fills no chunk is with the first one until it puts its pen down.
  expect((await there.patch(location, 524_288, content.subarray(524_288))).status).toBe(409)
  expect(await first).toBe(423)
  expect(offsetIn(await there.head(location))).toBe(700_000)
  expect((await there.patch(location, 700_000, content.subarray(700_000))).status).toBe(204)
  expect(await room.fetchedSum('zwei Schreiber.bin')).toBe(sha256(content))
})

const idOf = (location: string) => location.split('/').at(-1) ?? ''
const writerOf = async (location: string) =>
  (
    await db()
      .selectFrom('uploads')
      .select('writer')
      .where('id', '=', idOf(location))
      .executeTakeFirstOrThrow()
  ).writer

/** As if a process had died over it that said so many seconds ago, or ahead, until when it holds the pen. */
const heldByTheDead = async (location: string, seconds: number) => {
  const heldUntil = sql<Date>`now() + make_interval(secs => ${seconds})`
  await db()
    .updateTable('uploads')
    .set({ writer: randomUUID(), heldUntil })
    .where('id', '=', idOf(location))
    .execute()
}

test('who died over an upload is replaced when his time is over, and not before', async () => {
  const names = ['längst tot.bin', 'gerade tot.bin', 'lebt noch.bin']
  const [past, soon, later] = (await Promise.all(names.map((name) => room.begin(name, 10)))) as [
    string,
    string,
    string,
  ]
  await heldByTheDead(past, -1)
  await heldByTheDead(soon, 3)
  await heldByTheDead(later, 60)
  const ten = content.subarray(0, 10)
  const untilSoon = there.patch(soon, 0, ten).then(async ({ status }) => ({ status, at: await clock() }))
  const { heldUntil } = await db()
    .selectFrom('uploads')
    .select('heldUntil')
    .where('id', '=', idOf(soon))
    .executeTakeFirstOrThrow()
  const [atOnce, waited, never] = await Promise.all([
    there.patch(past, 0, ten),
    untilSoon,
    there.patch(later, 0, ten),
  ])
  expect([atOnce.status, waited.status, never.status]).toEqual([204, 204, 423])
  expect(waited.at.getTime()).toBeGreaterThanOrEqual(heldUntil?.getTime() ?? Number.NaN)
  expect((await room.documents()).map(({ name }) => name)).not.toContain('lebt noch.bin')
})

async function clock(): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db())
  return rows[0]?.now ?? new Date(Number.NaN)
}

describe('a server does not start', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'allmende-other-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const faultWith = (config: Parameters<typeof startTestPlatform>[1]) =>
    startTestPlatform(database.current, config).then(
      async (platform) => platform.close(),
      (error: unknown) => error,
    )

  test('beside another folder of files than the others', async () => {
    const fault = await faultWith({ config: { dataDir: folder } })
    expect(fault).toBeInstanceOf(StorageFault)
    expect((fault as Error).message).toContain('does not belong to this database')
  })

  test('with another master key, or none', async () => {
    const path = join(folder, 'master.key')
    const masterKeyFile = { path, mayMake: true }
    expect(await faultWith({ config: { masterKeyFile } })).toBeInstanceOf(MasterKeyFault)
    writeFileSync(path, `other ${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
    expect(await faultWith({ config: { masterKeyFile } })).toBeInstanceOf(MasterKeyFault)
  })
})
