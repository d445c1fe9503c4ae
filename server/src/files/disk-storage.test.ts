import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from './disk-storage.ts'
import { StorageDown, StorageFull } from './storage.ts'
import { bytesOf, conforms, isSame, mebibyte, writeAll } from './test-storage-conformance.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'allmende-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const newFolder = (): string => join(folder, randomUUID(), 'files')

conforms('a folder', async () => {
  const place = newFolder()
  return () => diskStorage(place)
})

test('it lies where it is said to lie, and nobody else may look', async () => {
  const place = newFolder()
  const storage = diskStorage(place)
  const [whole, unfinished, identity] = [randomUUID(), randomUUID(), randomUUID()]
  await storage.claim(identity)
  for (const key of [whole, unfinished]) await writeAll(storage, key, [Buffer.from('abc')])
  await storage.finish(whole)
  const names = (await readdir(place, { recursive: true })).toSorted()
  const shelf = join('whole', whole.slice(0, 2))
  const files = ['identity', join('unfinished', unfinished), join(shelf, whole)]
  expect(names).toEqual([...files, 'unfinished', 'whole', shelf].toSorted())
  for (const name of ['', ...names])
    expect((await stat(join(place, name))).mode & 0o777).toBe(files.includes(name) ? 0o600 : 0o700)
  expect(await readFile(join(place, 'identity'), 'utf8')).toBe(`${identity}\n`)
  expect(await storage.free()).toBeGreaterThan(0)
})

test('a piece that was torn when a process was killed is cut off', async () => {
  const place = newFolder()
  const [key, first, second] = [randomUUID(), randomBytes(1000), randomBytes(1000)]
  await writeAll(diskStorage(place), key, [first])
  await appendFile(join(place, 'unfinished', key), second.subarray(0, 333))
  await writeAll(diskStorage(place), key, [second], 1000)
  await diskStorage(place).finish(key)
  expect(isSame(await bytesOf(diskStorage(place), key, 0, 2000), Buffer.concat([first, second]))).toBe(true)
})

test('a process that ended between making a file whole and saying so leaves it whole', async () => {
  const place = newFolder()
  const key = randomUUID()
  await writeAll(diskStorage(place), key, [Buffer.from('abc')])
  await mkdir(join(place, 'whole', key.slice(0, 2)), { recursive: true })
  await rename(join(place, 'unfinished', key), join(place, 'whole', key.slice(0, 2), key))
  await diskStorage(place).finish(key)
  expect(`${await bytesOf(diskStorage(place), key, 0, 3)}`).toBe('abc')
})

test('it lists nothing that it did not put there', async () => {
  const place = newFolder()
  const storage = diskStorage(place)
  await writeAll(storage, randomUUID(), [])
  await appendFile(join(place, 'unfinished', '.nfs0001'), 'x')
  let count = 0
  for await (const { key } of storage.listUnfinished()) count += key.length > 0 ? 1 : 0
  expect(count).toBe(1)
})

test('a folder that is no longer mounted is down, not empty', async () => {
  const place = newFolder()
  const storage = diskStorage(place)
  const key = randomUUID()
  await storage.claim(randomUUID())
  await writeAll(storage, key, [Buffer.from('abc')])
  await storage.finish(key)
  await rename(place, `${place}-away`)
  await mkdir(place)
  const refusals = [
    storage.read(key, { from: 0, to: 1 }),
    storage.lengthOf(key),
    storage.write(randomUUID(), 0),
    storage.finish(key),
    storage.remove(key),
    storage.listWhole()[Symbol.asyncIterator]().next(),
  ]
  await Promise.all(refusals.map((refused) => expect(refused).rejects.toThrow(StorageDown)))
  expect(await readdir(place)).toEqual([])
})

test('a folder that we may not use is down', async (context) => {
  const place = newFolder()
  await writeAll(diskStorage(place), randomUUID(), [])
  if (process.getuid?.() === 0) return context.skip('nothing is forbidden to root')
  await chmod(join(place, 'unfinished'), 0o500)
  await expect(diskStorage(place).write(randomUUID(), 0)).rejects.toThrow(StorageDown)
  await chmod(join(place, 'unfinished'), 0o700)
})

test('a file where a folder should be is down', async () => {
  const place = newFolder()
  await mkdir(place, { recursive: true })
  await appendFile(join(place, 'unfinished'), '')
  await expect(diskStorage(place).write(randomUUID(), 0)).rejects.toThrow(StorageDown)
})

test('a full disk takes whole pieces or none, and goes on once there is room', async (context) => {
  const place = newFolder()
  await mkdir(place, { recursive: true })
  try {
    await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=700', 'tmpfs', place])
  } catch {
    return context.skip('a small disk of its own can be mounted only by root')
  }
  try {
    const storage = diskStorage(place)
    const [other, key, content] = [randomUUID(), randomUUID(), randomBytes(mebibyte)]
    await writeAll(storage, other, [content.subarray(0, 400_000)])
    const writing = await storage.write(key, 0)
    await writing.append(content.subarray(0, 300_000))
    await expect(writing.append(content.subarray(300_000, 900_000))).rejects.toThrow(StorageFull)
    expect(await storage.lengthOf(key)).toBe(300_000)
    await storage.remove(other)
    await writing.append(content.subarray(300_000, 900_000))
    await writing.end()
    expect(isSame(await bytesOf(storage, key, 0, 900_000), content.subarray(0, 900_000))).toBe(true)
    expect(await storage.free()).toBeLessThan(mebibyte)
  } finally {
    await promisify(execFile)('umount', [place])
  }
})
