import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOf, type KeptTile, tileInFile } from './kept-tile.ts'

/** What a small file takes of a disk. */
const block = 4096
/** How exactly it is remembered across starts when a tile was last wanted, in milliseconds. */
const touchEvery = 60_000
/** Whoever was writing this is dead, in milliseconds. */
const forgottenAfter = 3_600_000
const unfinished = /\.part$/

export type TileCache = {
  find: (key: string) => Promise<KeptTile | null>
  keep: (key: string, tile: KeptTile) => Promise<void>
  readonly size: number
}

type Known = { size: number; touched: number }

/** Tiles on disk, at most so many bytes of them; those that nobody wanted for longest go first. */
export function tileCache(folder: string, limit: number): TileCache {
  /** In the order in which they were last wanted. */
  const known = new Map<string, Known>()
  let size = 0
  const found = lookAround()

  async function lookAround(): Promise<void> {
    const shelves = await readdir(folder).catch(() => [])
    const files: { name: string; size: number; touched: number }[] = []
    for (const shelf of shelves) {
      const names = await readdir(join(folder, shelf)).catch(() => [])
      const looked = await Promise.all(names.map((name) => lookAt(shelf, name)))
      files.push(...looked.filter((file) => file !== null))
    }
    for (const { name, ...file } of files.toSorted((a, b) => a.touched - b.touched)) remember(name, file)
    await makeRoom()
  }

  async function lookAt(shelf: string, file: string) {
    const path = join(folder, shelf, file)
    const facts = await stat(path).catch(() => null)
    if (!facts) return null
    if (!unfinished.test(file)) return { name: file, size: taken(facts.size), touched: facts.mtimeMs }
    if (Date.now() - facts.mtimeMs > forgottenAfter) await discard(path)
    return null
  }

  function remember(name: string, file: Known): void {
    forget(name)
    known.set(name, file)
    size += file.size
  }

  function forget(name: string): void {
    size -= known.get(name)?.size ?? 0
    known.delete(name)
  }

  async function makeRoom(): Promise<void> {
    const gone: string[] = []
    for (const name of known.keys()) {
      if (size <= limit) break
      forget(name)
      gone.push(name)
    }
    for (const name of gone) await discard(pathOf(name))
  }

  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)

  /** Wanted just now. */
  async function touch(name: string, bytes: number): Promise<void> {
    const now = Date.now()
    const { touched = 0 } = known.get(name) ?? {}
    const isOld = now - touched > touchEvery
    remember(name, { size: taken(bytes), touched: isOld ? now : touched })
    if (isOld) await utimes(pathOf(name), new Date(now), new Date(now)).catch(() => undefined)
  }

  return {
    get size() {
      return size
    },

    find: async (key) => {
      await found
      const name = nameOf(key)
      const file = await readFile(pathOf(name)).catch(() => null)
      const tile = file && tileInFile(file)
      if (file && tile) await touch(name, file.length)
      else forget(name)
      if (file && !tile) await discard(pathOf(name))
      return tile
    },

    keep: async (key, tile) => {
      await found
      const [name, file] = [nameOf(key), fileOf(tile)]
      if (taken(file.length) > limit) return
      const path = pathOf(name)
      const part = `${path}.${randomUUID()}.part`
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true, mode: 0o700 })
      try {
        await writeFile(part, file, { mode: 0o600 })
        await rename(part, path)
      } catch (error) {
        await discard(part)
        throw error
      }
      remember(name, { size: taken(file.length), touched: Date.now() })
      await makeRoom()
    },
  }
}

const discard = (path: string) => rm(path, { force: true }).catch(() => undefined)
const taken = (bytes: number) => Math.ceil(bytes / block) * block
const nameOf = (key: string) => createHash('sha256').update(key).digest('hex')
