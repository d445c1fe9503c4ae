import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { lockDataDirectory } from './data-directory-lock.ts'
import { makeNothingForOthers } from './private-files.ts'
import { DatabaseFault, type OpenDatabase, openDatabaseAsItIs } from './database.ts'

/** The server's database as it is, for a command; the embedded one must not be in use. */
export async function openForCommand(config: Config): Promise<OpenDatabase> {
  if (config.database.kind === 'postgres') return openDatabaseAsItIs(config.database)
  const directory = join(config.dataDir, 'database')
  if (!existsSync(directory)) throw new DatabaseFault(`There is no database in ${config.dataDir}.`)
  makeNothingForOthers()
  const lock = lockDataDirectory(config.dataDir)
  const database = await openDatabaseAsItIs({ kind: 'embedded', directory })
  return {
    ...database,
    close: async () => {
      await database.close()
      lock.release()
    },
  }
}
