import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabaseAsItIs } from '../database/database.ts'
import { hasClamd, makeClamd } from '../files/test-clamd.ts'
import { demoServer } from '../test-demo-server.ts'
import type { ServerProcess } from '../test-server-process.ts'
import { newRoom, personAt, roomAt, type TestRoom } from './test-room.ts'
import { bytesAt, call, offsetIn, type Sender, sendByTus, sha256, tus } from './test-uploads.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const marker = `GEHEIM${randomBytes(12).toString('hex')}`
/** Nothing but the marker, so that every stretch, border and tail of the file has it. */
const content = Buffer.from(marker.repeat(20_000))

/** Base64 of the marker wherever it stands among three bytes, without what its neighbours change. */
const inBase64 = [0, 1, 2].map((before) =>
  Buffer.from(`${'x'.repeat(before)}${marker}`)
    .toString('base64')
    .slice(before === 0 ? 0 : before + 2, -4),
)
const forms: readonly Buffer[] = [
  Buffer.from(marker),
  Buffer.from(marker, 'utf16le'),
  Buffer.from(Buffer.from(marker).toString('hex')),
  ...inBase64.map((text) => Buffer.from(text)),
]
const isIn = (bytes: Buffer) => forms.some((form) => bytes.includes(form))

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const largeFilesBelow = (folder: string) => filesBelow(folder).filter((path) => statSync(path).size > 500_000)

/** The files below a folder that hold the marker in any form. */
const foundBelow = (folder: string): string[] => filesBelow(folder).filter((path) => isIn(readFileSync(path)))

/** The tables that hold it, their binary columns as they are. */
async function foundInTables(directory: string): Promise<string[]> {
  const { db, close } = await openDatabaseAsItIs({ kind: 'embedded', directory })
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const table = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    const values = table.rows.flatMap((row) => Object.values(row))
    if (
      values.some((value) => isIn(Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value) ?? '')))
    )
      found.push(name)
  }
  await close()
  expect(rows.length).toBeGreaterThan(20)
  return found
}

const scanner = makeClamd()
let temp: string
let server: ServerProcess
let anna: Sender
let id: number
let room: TestRoom

beforeAll(async () => {
  temp = await mkdtemp(join(tmpdir(), 'allmende-temp-'))
  if (hasClamd) await scanner.start()
  const clamd = hasClamd && 'path' in scanner.settings ? { CLAMD: `unix:${scanner.settings.path}` } : {}
  server = await demoServer({ TMPDIR: temp, LOG_LEVEL: 'trace', ...clamd })
  await server.start()
  anna = await personAt(server.url)
  id = await newRoom(anna)
  room = roomAt(anna, id)
})
afterAll(async () => {
  await server.remove()
  await scanner.remove()
  await rm(temp, { recursive: true, force: true })
})

test('the search finds what it looks for, in every form', () => {
  const traces = ['', 'a', 'ab'].map((before) => Buffer.from(`${before}${marker}cd`).toString('base64'))
  for (const trace of [...traces, content, Buffer.from(`ä${marker}`, 'utf16le')]) {
    writeFileSync(join(temp, 'trace'), trace)
    expect(foundBelow(temp)).toEqual([join(temp, 'trace')])
  }
  writeFileSync(join(temp, 'trace'), randomBytes(100_000))
  expect(foundBelow(temp)).toEqual([])
})

test('of what is uploaded, read and scanned nothing lies in the clear: no file, no table, no log, no temporary file', async () => {
  await sendByTus(anna, room.target, 'in Stücken.txt', content, { chunkSize: 270_001 })
  expect((await room.sendForm({ 'Formular.txt': content, 'zweites.txt': content })).status).toBe(200)
  const unfinished = await room.begin('unterwegs.txt', content.length)
  for (const [from, to] of [
    [0, 300_000],
    [300_000, 300_777],
  ] as const)
    expect((await tus(anna).patch(unfinished, from, content.subarray(from, to))).status).toBe(204)
  expect(offsetIn(await tus(anna).head(unfinished))).toBe(300_777)
  // Refused, cut and given up leave nothing either.
  const program = Buffer.concat([Buffer.from('\x7fELF'), content])
  expect((await room.sendForm({ 'programm.txt': program })).status).toBe(400)
  const cut = await room.begin('abgerissen.txt', content.length)
  await tus(anna).patchAndCut(cut, 0, content.subarray(0, 200_001))
  const given = await room.begin('aufgegeben.txt', content.length)
  await tus(anna).patch(given, 0, content.subarray(0, 290_001))
  expect((await tus(anna).remove(given)).status).toBe(204)

  const states = async () => (await room.documents()).map(({ state }) => state)
  await expect.poll(states, { timeout: 30_000 }).toEqual(['READY', 'READY', 'READY'])
  expect(await room.fetchedSum('in Stücken.txt')).toBe(sha256(content))
  const { result: zip } = await call(anna, 'getZipLink', id)
  expect((await bytesAt(anna, zip)).bytes.includes(marker)).toBe(true)

  expect(foundBelow(server.dataDir)).toEqual([])
  // What is broken is told to the operator, and what went wrong with it.
  for (const path of largeFilesBelow(join(server.dataDir, 'files/whole')))
    writeFileSync(path, randomBytes(100), { flag: 'r+' })
  expect((await room.toldAbout('Formular.txt'))[0]).toBe(503)
  await server.stop()
  expect(foundBelow(server.dataDir)).toEqual([])
  expect(foundBelow(temp)).toEqual([])
  expect(server.output).toContain('a stored file is broken')
  expect(isIn(Buffer.from(server.output))).toBe(false)
  expect(await foundInTables(join(server.dataDir, 'database'))).toEqual([])
})
