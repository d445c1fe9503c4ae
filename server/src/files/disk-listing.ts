import type { Dir, Dirent } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { orNull } from './disk-errors.ts'
import type { StoredFile } from './storage.ts'
import { isStorageKey } from './storage-key.ts'

/** The files of a folder, one after the other: there may be more of them than fit into memory. */
export async function* filesIn(folder: string): AsyncGenerator<StoredFile> {
  for await (const { name } of entriesOf(folder)) {
    if (!isStorageKey(name)) continue
    const found = await orNull(stat(join(folder, name)))
    if (found) yield { key: name, modified: found.mtime }
  }
}

export async function* filesBelow(folder: string): AsyncGenerator<StoredFile> {
  for await (const entry of entriesOf(folder))
    if (/^[0-9a-f]{2}$/.test(entry.name) && entry.isDirectory()) yield* filesIn(join(folder, entry.name))
}

async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  const entries: Dir | null = await orNull(opendir(folder))
  if (entries) yield* entries
}
