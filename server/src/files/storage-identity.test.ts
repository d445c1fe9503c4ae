import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'
import { StorageFault, settleIdentity } from './storage-identity.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allmende-identity-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const newStorage = (): Storage => openStorage({ s3: null }, join(folder, randomUUID()))
const faultOf = (settled: Promise<string>): Promise<string> =>
  settled.then(
    () => 'settled',
    (error: unknown) => (error instanceof StorageFault ? error.message : `${error}`),
  )

test('a new storage of a new database gets an identity, and keeps it', async () => {
  const storage = newStorage()
  const identity = await settleIdentity(storage, null)
  expect(await storage.identity()).toBe(identity)
  expect(await settleIdentity(storage, identity)).toBe(identity)
})

test('a storage without identity is not the one that the database names', async () => {
  const storage = newStorage()
  const [named] = [randomUUID()]
  const message = await faultOf(settleIdentity(storage, named))
  for (const words of [storage.place, named, 'not mounted', 'does not share', 'DATA_DIR', 'S3_BUCKET'])
    expect(message).toContain(words)
  expect(await storage.identity()).toBeNull()
})

test('a storage that has an identity does not go with a database that knows none', async () => {
  const storage = newStorage()
  const identity = await settleIdentity(storage, null)
  const message = await faultOf(settleIdentity(storage, null))
  for (const words of [storage.place, identity, 'another installation', 'Restore the database'])
    expect(message).toContain(words)
})

test('a storage of somebody else is not taken', async () => {
  const storage = newStorage()
  const identity = await settleIdentity(storage, null)
  const named = randomUUID()
  const message = await faultOf(settleIdentity(storage, named))
  for (const words of [identity, named, 'another installation', 'same backup'])
    expect(message).toContain(words)
  expect(await storage.identity()).toBe(identity)
})
