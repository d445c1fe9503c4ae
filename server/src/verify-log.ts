import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from './assembly/settings.ts'
import { type Config, ConfigurationFault } from './config.ts'
import { DataDirectoryInUse, lockDataDirectory } from './database/data-directory-lock.ts'
import { DatabaseFault, type OpenDatabase, openDatabaseAsItIs } from './database/database.ts'
import { type Anchor, verifyChain } from './audit/chain.ts'

/** `npm run audit:verify [-- <number> <hash>]`: exit code 0 when the log is whole, 1 when it is not or cannot be read. */
try {
  process.exitCode = await main(readConfig(process.env, { servesWeb: false }), process.argv.slice(2))
} catch (error) {
  const known = [ConfigurationFault, DataDirectoryInUse, DatabaseFault].some((kind) => error instanceof kind)
  if (!known) throw error
  say((error as Error).message)
  process.exitCode = 1
}

async function main(config: Config, args: string[]): Promise<number> {
  const anchor = anchorIn(args)
  const { database, close } = await open(config)
  try {
    const report = await verifyChain(database.db, anchor)
    if (!report.whole) {
      say(`The audit log is broken. First broken entry: ${report.id} – ${report.fault}.`)
      return 1
    }
    const { id, created, hash } = report.end
    if (created === null) say('The audit log is empty.')
    else {
      say(`The audit log is whole: ${id} entries up to ${created.toISOString()}.`)
      say(`Hash of entry ${id}: ${hash.toString('hex')}`)
    }
    return 0
  } finally {
    await close()
  }
}

async function open(config: Config): Promise<{ database: OpenDatabase; close: () => Promise<void> }> {
  if (config.database.kind === 'postgres') {
    const database = await openDatabaseAsItIs(config.database)
    return { database, close: database.close }
  }
  const directory = join(config.dataDir, 'database')
  if (!existsSync(directory)) throw new DatabaseFault(`There is no database in ${config.dataDir}.`)
  const lock = lockDataDirectory(config.dataDir)
  const database = await openDatabaseAsItIs({ kind: 'embedded', directory })
  return {
    database,
    close: async () => {
      await database.close()
      lock.release()
    },
  }
}

/** The number and hash of an entry that an earlier run or a PDF named. */
function anchorIn([id, hash]: string[]): Anchor | undefined {
  if (id === undefined) return undefined
  if (!/^[1-9]\d*$/.test(id) || !/^[0-9a-f]{64}$/.test(hash ?? ''))
    throw new ConfigurationFault('Give the number of an entry and its hash, or nothing.')
  return { id: Number(id), hash: hash as string }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
