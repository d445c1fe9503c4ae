import { join } from 'node:path'
import type { Logger } from 'pino'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'
import type { StorageSettings } from './storage-settings.ts'

/** The storage that the settings name: a bucket, or else a folder beside the embedded database. */
export const openStorage = ({ s3 }: Pick<StorageSettings, 's3'>, dataDir: string, log?: Logger): Storage =>
  s3 ? s3Storage(s3, log) : diskStorage(join(dataDir, 'files'))
