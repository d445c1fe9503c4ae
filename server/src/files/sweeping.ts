import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import type { Job } from '../jobs/schedule.ts'
import type { Storage, StoredFile } from './storage.ts'
import { forgetFile, listDiscarded, listKnownKeys } from './stored-files.queries.ts'
import { removeExpiredUploads, uploadLifetime } from './uploads/uploads.queries.ts'

const hour = 3_600_000
/**
 * For so long bytes stay that nothing names any more. A backup takes the database first and the files after it, so
 * it has to be done within this time.
 */
export const backupGrace = 7 * 24 * hour
const atOnce = 500

export type SweepingParts = { db: Db; storage: Storage; log: Logger }

/** Removes uploads that nobody sends on, and the bytes of what was deleted. */
export async function sweepKnown({ db, storage }: SweepingParts, now: Date): Promise<void> {
  // The rows first: what is no upload any more becomes no document; bytes that stay are swept as orphans.
  for (const key of await removeExpiredUploads(db, now, atOnce)) await storage.remove(key)
  const before = new Date(now.getTime() - backupGrace)
  for (const { id, key } of await listDiscarded(db, before, atOnce)) {
    await storage.remove(key)
    await forgetFile(db, id)
  }
}

/** Removes bytes that the database does not know: what a process left behind that died between storing and recording. */
export async function sweepOrphans({ db, storage, log }: SweepingParts, now: Date): Promise<void> {
  const sweep = async (files: AsyncIterable<StoredFile>, grace: number) => {
    for await (const batch of inBatches(
      files,
      ({ modified }) => now.getTime() - modified.getTime() > grace,
    )) {
      const known = await listKnownKeys(db, batch)
      for (const key of batch.filter((each) => !known.has(each))) {
        await storage.remove(key)
        log.info({ key }, 'removed bytes that belong to no file')
      }
    }
  }
  await sweep(storage.listUnfinished(), uploadLifetime + hour)
  await sweep(storage.listWhole(), backupGrace)
}

async function* inBatches(
  files: AsyncIterable<StoredFile>,
  isOld: (file: StoredFile) => boolean,
): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const file of files) {
    if (!isOld(file)) continue
    batch.push(file.key)
    if (batch.length < atOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

export const sweepingJobs = (parts: SweepingParts): Job[] => [
  { name: 'sweep-files', every: hour, work: () => sweepKnown(parts, new Date()) },
  { name: 'sweep-orphans', every: 24 * hour, work: () => sweepOrphans(parts, new Date()) },
]
