import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { openTurns } from './turns.ts'

/** Folders that this process uses right now. */
const ownFolders = new Set<string>()

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * A place for pictures that lie open while they are worked on: nobody else on the machine may look into it, and
 * what a process left behind that died over them is thrown away by the next one.
 */
export type WorkFolder = {
  /** Gives a folder of its own to one piece of work, to each holder in turn; nothing of it stays. */
  during: <Result>(holder: string, work: (folder: string) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** So many pictures lie open at once, however many are sent; each may be a gigabyte. */
const limits = { atOnce: 3, waitingOfOne: 20, waiting: 100 }

export function openWorkFolder(dataDir: string): WorkFolder {
  const turns = openTurns(limits)
  const all = join(dataDir, 'pictures')
  const machine = hostname().replace(/[^\w.]/g, '_')
  let own: Promise<string> | null = null

  const begin = async (): Promise<string> => {
    mkdirSync(all, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(all)) {
      const [, host, pid] = /^(.+)-(\d+)-\w+$/.exec(name) ?? []
      const path = join(all, name)
      const isUsed = Number(pid) === process.pid ? ownFolders.has(path) : isAlive(Number(pid))
      if (host === machine && !isUsed) rmSync(path, { recursive: true, force: true })
    }
    // Made for its owner alone.
    const folder = await mkdtemp(join(all, `${machine}-${process.pid}-`))
    ownFolders.add(folder)
    return folder
  }

  return {
    during: (holder, work) =>
      turns.taken(holder, async () => {
        own ??= begin()
        const folder = await mkdtemp(join(await own, 'work'))
        return work(folder).finally(() => rm(folder, { recursive: true, force: true }))
      }),
    close: async () => {
      const folder = await own?.catch(() => null)
      if (!folder) return
      await rm(folder, { recursive: true, force: true })
      ownFolders.delete(folder)
    },
  }
}
