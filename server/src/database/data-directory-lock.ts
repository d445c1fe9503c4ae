import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataDirectoryInUse extends Error {}

/**
 * Takes the data directory for this process. The lock is the kernel's (SQLite holds it on an empty file),
 * so it ends with the process, however that ends; no stale lock file can keep the next start out.
 */
export function lockDataDirectory(directory: string): { release: () => void } {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new DataDirectoryInUse(`Allmende is already running on the data directory ${directory}.`)
  }
  return { release: () => lock.close() }
}
