import { readConfig } from './assembly/settings.ts'
import { type Config, ConfigurationFault } from './config.ts'
import { DataDirectoryInUse } from './database/data-directory-lock.ts'
import { DatabaseFault } from './database/database.ts'
import { openForCommand } from './database/open-for-command.ts'
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
  const { db, close } = await openForCommand(config)
  try {
    const report = await verifyChain(db, anchor)
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
