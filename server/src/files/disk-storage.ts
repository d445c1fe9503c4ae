import { constants } from 'node:fs'
import { access, type FileHandle, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { createWhole, makeDurable, ownFolder, syncFolder } from './disk-durability.ts'
import { diskFault, orNull } from './disk-errors.ts'
import { filesBelow, filesIn } from './disk-listing.ts'
import { diskReading } from './disk-reading.ts'
import { diskWriting } from './disk-writing.ts'
import { FileMissing, type Span, type Storage, StorageDown, type StoredFile } from './storage.ts'
import { checkedKey } from './storage-key.ts'

/** Keeps files in a folder that is ours alone, of this machine or shared by all server processes. */
export function diskStorage(folder: string): Storage {
  const place = resolve(folder)
  const identityPath = join(place, 'identity')
  const wholeFolder = join(place, 'whole')
  const unfinishedFolder = join(place, 'unfinished')
  const wholePath = (key: string): string => join(wholeFolder, checkedKey(key).slice(0, 2), key)
  const unfinishedPath = (key: string): string => join(unfinishedFolder, checkedKey(key))
  let wasIdentified = false

  // A shared folder that is no longer mounted looks like one in which nothing was ever written.
  const checkIsStill = async (): Promise<void> => {
    if (wasIdentified && !(await isPresent(identityPath)))
      throw new StorageDown(`${place} has lost its identity: it is not mounted any more, or was emptied`)
  }

  const asked = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask()
    } catch (error) {
      const fault = diskFault(error)
      if (fault instanceof FileMissing) await checkIsStill()
      throw fault
    }
  }

  async function* listed(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile> {
    try {
      await checkIsStill()
      yield* files
    } catch (error) {
      throw diskFault(error)
    }
  }

  return {
    place,
    identity: () =>
      asked(async () => {
        const found = await orNull(readFile(identityPath, 'utf8'))
        wasIdentified ||= found !== null
        return found === null ? null : found.trim()
      }),
    claim: (identity) =>
      asked(async () => {
        await ownFolder(place)
        const isOurs = await createWhole(identityPath, `${identity}\n`)
        wasIdentified = true
        return isOurs
      }),
    lengthOf: (key) =>
      asked(async () => {
        const found = await orNull(stat(unfinishedPath(key)))
        if (found === null) await checkIsStill()
        return found === null ? null : found.size
      }),
    write: (key, after) =>
      asked(async () => {
        const path = unfinishedPath(key)
        if (await isPresent(wholePath(key))) throw new Error(`${key} is whole already`)
        const file = after === 0 ? await begin(path) : await open(path, 'r+')
        try {
          const { size } = await file.stat()
          if (size < after) throw new FileMissing(`Of ${key} there are ${size} bytes, not ${after}`)
          await file.truncate(after)
          return diskWriting(file, after)
        } catch (error) {
          await file.close()
          throw error
        }
      }),
    finish: (key) =>
      asked(async () => {
        await makeDurable(unfinishedPath(key))
        await checkIsStill()
        await ownFolder(dirname(wholePath(key)))
        await orNull(rename(unfinishedPath(key), wholePath(key)))
        await access(wholePath(key))
        for (const changed of [dirname(wholePath(key)), wholeFolder]) await syncFolder(changed)
        await orNull(syncFolder(unfinishedFolder))
      }),
    read: (key, span, pieceLength) =>
      asked(async () => {
        // It may become whole between the first two looks.
        for (const path of [wholePath(key), unfinishedPath(key), wholePath(key)]) {
          const file = await orNull(open(path, 'r'))
          if (file) return await readingOf(file, span, pieceLength)
        }
        throw new FileMissing(`There is no file ${key}`)
      }),
    remove: (key) =>
      asked(async () => {
        for (const path of [unfinishedPath(key), wholePath(key)]) await rm(path, { force: true })
        await checkIsStill()
      }),
    listWhole: () => listed(filesBelow(wholeFolder)),
    listUnfinished: () => listed(filesIn(unfinishedFolder)),
    free: () =>
      asked(async () => {
        const found = await orNull(statfs(place))
        return found === null ? null : found.bavail * found.bsize
      }),
  }

  async function begin(path: string): Promise<FileHandle> {
    await checkIsStill()
    await ownFolder(unfinishedFolder)
    const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
    await syncFolder(unfinishedFolder)
    return file
  }
}

const isPresent = async (path: string): Promise<boolean> => (await orNull(stat(path))) !== null

async function readingOf(file: FileHandle, span: Span, pieceLength?: number): Promise<Readable> {
  const { size } = await file.stat()
  if (size >= span.to) return diskReading(file, span, pieceLength)
  await file.close()
  throw new FileMissing(`The file has ${size} bytes, not ${span.to}`)
}
