import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import { takeDue, workOff } from '../jobs/due.ts'
import type { Job } from '../jobs/schedule.ts'
import type { MasterKeys } from './sealing/master-keys.ts'
import { plainBytes } from './serving.ts'
import { FileMissing, type Storage, StorageDown } from './storage.ts'
import { findFile, postponeCheck, setBytesGone } from './stored-files.queries.ts'
import { ScannerDown, type VirusScanner } from './virus-scanner.ts'

export type ScanningParts = {
  db: Db
  storage: Storage
  keys: MasterKeys
  scanner: VirusScanner
  log: Logger
  /** Records what was found in a file, null for nothing, and says whether its bytes stay; null where nothing names it any more. */
  settle: (fileId: number, finding: string | null, now: Date) => Promise<{ isKept: boolean } | null>
}

const minute = 60_000
/** Longer than the scanner takes for the largest file. */
const longest = 15 * minute
/** How soon a scanner that was down is asked again. */
const retryAfter = 30_000

/** Has new files looked at for viruses; one that cannot be looked at now waits, and nobody reads it meanwhile. */
export function scanningJob(parts: ScanningParts): Job {
  const { db } = parts
  const take = () => {
    const now = new Date()
    return takeDue(db, 'storedFiles', { now, until: new Date(now.getTime() + longest), atOnce: 2 })
  }
  return { name: 'scan', every: retryAfter, work: () => workOff(take, (id) => scan(parts, id)) }
}

async function scan({ db, storage, keys, scanner, log, settle }: ScanningParts, id: number): Promise<void> {
  const file = await findFile(db, id)
  if (!file) return
  try {
    if (file.state === 'CHECKING') {
      const result = await scanner.scan(plainBytes({ storage, keys }, file))
      const settled = await settle(id, result.clean ? null : result.finding, new Date())
      if (settled?.isKept !== false) return
    }
    await storage.remove(file.key)
    await setBytesGone(db, id)
  } catch (error) {
    const isOurs = [ScannerDown, FileMissing, StorageDown].some((kind) => error instanceof kind)
    log[isOurs ? 'warn' : 'error'](
      { err: error, file: file.key },
      'a file could not be checked, trying again',
    )
    await postponeCheck(db, id, new Date(Date.now() + retryAfter))
  }
}
