import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Db } from '../database/schema.ts'
import { openStorage } from '../files/open-storage.ts'
import type { Storage } from '../files/storage.ts'
import { settleIdentity, StorageFault } from '../files/storage-identity.ts'
import { findStorageIdentity, keepStorageIdentity } from '../files/storage-identity.queries.ts'

/** Another process of ours may have claimed the storage a moment ago and not yet told the database. */
const otherStarts = 2000

/** The storage of the files, if it is the one that belongs to this database. */
export async function settledStorage(db: Db, config: Config, log: Logger): Promise<Storage> {
  const storage = openStorage(config.files, config.dataDir, log)
  const named = await findStorageIdentity(db)
  const identity = await settleIdentity(storage, named).catch(async (error: unknown) => {
    if (!(error instanceof StorageFault) || named !== null) throw error
    await pause(otherStarts)
    return settleIdentity(storage, await findStorageIdentity(db))
  })
  if (named === null) await settleIdentity(storage, await keepStorageIdentity(db, identity))
  return storage
}
