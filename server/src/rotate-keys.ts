import { sealedThings, settleKeys } from './assembly/sealed-things.ts'
import { readConfig } from './assembly/settings.ts'
import { type Config, ConfigurationFault } from './config.ts'
import { DataDirectoryInUse } from './database/data-directory-lock.ts'
import { DatabaseFault } from './database/database.ts'
import { openForCommand } from './database/open-for-command.ts'
import { MasterKeyFault } from './files/sealing/key-file.ts'
import { rotateKeys } from './files/sealing/rotation.ts'

/** `npm run rotate-keys`: exit code 0 when everything lies under the last key of the key file, 1 when it does not. */
try {
  process.exitCode = await main(readConfig(process.env, { servesWeb: false }))
} catch (error) {
  const known = [ConfigurationFault, DataDirectoryInUse, DatabaseFault, MasterKeyFault].some(
    (kind) => error instanceof kind,
  )
  if (!known) throw error
  say((error as Error).message)
  process.exitCode = 1
}

async function main(config: Config): Promise<number> {
  const { path } = config.masterKeyFile
  const { db, close } = await openForCommand(config)
  try {
    const keys = await settleKeys(db, { path, mayMake: false })
    const { files, secrets, broken, released } = await rotateKeys(db, keys, sealedThings)
    say(`Put under the key ${keys.wrappingId}: ${files} files, ${secrets} secrets.`)
    for (const reason of broken) say(`Left as it was: ${reason}`)
    if (broken.length > 0) say('Keep every key: what was left may be restored from a backup.')
    for (const id of released)
      say(`Nothing needs the key ${id} any more. Its line may leave ${path}; keep it with the older backups.`)
    return broken.length === 0 ? 0 : 1
  } finally {
    await close()
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
