import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '../database/test-database.ts'
import { createLog } from '../log.ts'
import { testKeys } from '../test-config.ts'
import { diskStorage } from './disk-storage.ts'
import { newFileKey } from './sealing/envelope.ts'
import { newHeader } from './sealing/header.ts'
import type { Storage } from './storage.ts'
import { addFile, discardFile } from './stored-files.queries.ts'
import { sweepKnown, sweepOrphans, type SweepingParts } from './sweeping.ts'
import { addUpload, setResult } from './uploads/uploads.queries.ts'

const database = givenDatabase({ demo: true })
const hour = 3_600_000
const day = 24 * hour
const now = new Date()
const ago = (time: number) => new Date(now.getTime() - time)
const keys = testKeys()
let storage: Storage
let parts: SweepingParts
const db = () => database.current.db
const folder = () => join(database.current.dataDir, 'files')

beforeAll(() => {
  storage = diskStorage(folder())
  parts = { db: db(), storage, log: createLog('silent') }
})

/** Bytes in the storage that were last touched then. */
async function stored(kind: 'whole' | 'unfinished', touched = now): Promise<string> {
  const key = randomUUID()
  const writing = await storage.write(key, 0)
  await writing.append(Buffer.from('sealed'))
  await writing.end()
  if (kind === 'whole') await storage.finish(key)
  await utimes(join(folder(), kind, kind === 'whole' ? key.slice(0, 2) : '', key), touched, touched)
  return key
}

/** An upload whose last byte came then. */
async function uploaded(fileKey: string, lastByte: Date): Promise<string> {
  const id = randomUUID()
  const header = newHeader(keys, fileKey, newFileKey())
  const target = { kind: 'room', args: { room: 1 } }
  const facts = { holder: 'room 1', userEmail: 'anna.amt@allmende.example', name: 'x', length: 10 }
  await addUpload(db(), { id, target, ...facts, fileKey, header }, lastByte)
  return id
}

async function recorded(key: string): Promise<number> {
  const header = newHeader(keys, key, newFileKey())
  const facts = { size: 6, sha256: '00', type: 'text/plain', isChecked: false }
  return addFile(db(), { key, header, ...facts }, 'anna.amt@allmende.example', ago(30 * day))
}

async function listed(files: AsyncIterable<{ key: string }>): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of files) found.push(key)
  return found
}
const whole = () => listed(storage.listWhole())
const unfinished = () => listed(storage.listUnfinished())
const uploads = async () =>
  (await db().selectFrom('uploads').select('fileKey').execute()).map(({ fileKey }) => fileKey)

test('uploads that nobody sent on for a day are forgotten with their bytes; the others stay', async () => {
  const [rested, sentOn] = [await stored('unfinished'), await stored('unfinished')]
  await uploaded(rested, ago(day + 1))
  await uploaded(sentOn, ago(day - 60_000))
  const document = await stored('whole')
  await recorded(document)
  await setResult(db(), await uploaded(document, ago(2 * day)), { name: 'Plan.pdf' })

  await sweepKnown(parts, now)
  expect(await uploads()).toEqual([sentOn])
  expect(await unfinished()).toEqual([sentOn])
  expect(await whole()).toContain(document)
})

test('an upload at which somebody writes is never taken away under the pen', async () => {
  const key = await stored('unfinished')
  const id = await uploaded(key, ago(2 * day))
  const held = (seconds: number) =>
    db()
      .updateTable('uploads')
      .set({ writer: randomUUID(), heldUntil: new Date(Date.now() + seconds * 1000) })
      .where('id', '=', id)
      .execute()
  await held(60)
  await sweepKnown(parts, now)
  expect(await uploads()).toContain(key)
  expect(await unfinished()).toContain(key)
  await held(-60)
  await sweepKnown(parts, now)
  expect(await uploads()).not.toContain(key)
  expect(await unfinished()).not.toContain(key)
})

test('the bytes of what was deleted stay for seven days, then they go with their row', async () => {
  const [old, young, kept] = [await stored('whole'), await stored('whole'), await stored('whole')]
  await discardFile(db(), await recorded(old), ago(7 * day + 1))
  await discardFile(db(), await recorded(young), ago(7 * day - 60_000))
  await recorded(kept)
  await sweepKnown(parts, now)
  const files = await whole()
  expect([old, young, kept].filter((key) => files.includes(key))).toEqual([young, kept])
  const rows = await db().selectFrom('storedFiles').select('key').execute()
  expect(rows.map(({ key }) => key)).not.toContain(old)
})

test('bytes that no row knows go after their grace, whole or unfinished; what is known or young stays', async () => {
  const before = { whole: await whole(), unfinished: await unfinished() }
  const lost = [await stored('whole', ago(8 * day)), await stored('unfinished', ago(26 * hour))]
  const young = [await stored('whole', ago(6 * day)), await stored('unfinished', ago(24 * hour))]
  const known = [await stored('whole', ago(400 * day)), await stored('unfinished', ago(400 * day))]
  await recorded(known[0] ?? '')
  await uploaded(known[1] ?? '', now)
  const unrecorded = await stored('whole', ago(8 * day))
  await uploaded(unrecorded, now)

  await sweepOrphans(parts, now)
  const after = { whole: await whole(), unfinished: await unfinished() }
  expect(lost.filter((key) => [...after.whole, ...after.unfinished].includes(key))).toEqual([])
  for (const [kind, index] of [
    ['whole', 0],
    ['unfinished', 1],
  ] as const)
    expect(after[kind]).toEqual(expect.arrayContaining([...before[kind], young[index], known[index]]))
  expect(after.whole).toContain(unrecorded)
})
