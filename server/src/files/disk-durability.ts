import { randomUUID } from 'node:crypto'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isThere, orNull } from './disk-errors.ts'

/** Makes a folder that is ours alone, with those above it, where it is missing. */
export async function ownFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first !== undefined) await syncFolder(dirname(first))
}

/** Makes the names in a folder outlast a loss of power. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } catch (error) {
    // Some network file systems keep names by themselves and refuse this.
    if (!(error instanceof Error && 'code' in error && error.code === 'EINVAL')) throw error
  } finally {
    await folder.close()
  }
}

/** Brings what was written to the disk, and says when it became whole; renaming would not. */
export async function makeDurable(path: string): Promise<void> {
  const file = await orNull(open(path, 'r+'))
  if (!file) return
  try {
    const now = new Date()
    await file.utimes(now, now)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Creates a file with all of its content or not at all; false where there is one already. */
export async function createWhole(path: string, content: string): Promise<boolean> {
  const draft = `${path}-${randomUUID()}`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await link(draft, path)
    await syncFolder(dirname(path))
    return true
  } catch (error) {
    if (isThere(error)) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}
