import type { Db } from '../database/schema.ts'

/** The version of the notice standard that new things take; the settings above know it. */
export type NoticeVersion = { inUse: (db: Db) => Promise<string> }
