import { join } from 'node:path'
import { addFirstAdminToken } from './accounts/first-admin.queries.ts'
import { type Config, ConfigurationFault, readConfig } from './config.ts'
import { DataDirectoryInUse, lockDataDirectory } from './database/data-directory-lock.ts'
import { DatabaseFault, openDatabase } from './database/database.ts'
import { createLog } from './log.ts'
import { startPlatform } from './platform.ts'
import { hasDemoData } from './settings/settings.queries.ts'

try {
  await main(readConfig(process.env))
} catch (error) {
  const known = [ConfigurationFault, DataDirectoryInUse, DatabaseFault].some((kind) => error instanceof kind)
  if (!known) throw error
  say((error as Error).message)
  process.exit(1)
}

async function main(config: Config): Promise<void> {
  // Heard from the first moment: who stops the server while it starts gets a clean end as soon as it stands.
  const signal = new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM']) process.on(name, resolve)
  })
  const log = createLog(config.logLevel)
  const lock = config.database.kind === 'embedded' ? lockDataDirectory(config.dataDir) : null
  const database = await openDatabase(
    config.database.kind === 'embedded'
      ? { kind: 'embedded', directory: join(config.dataDir, 'database') }
      : config.database,
  )
  const { db } = database

  if (config.database.kind === 'embedded' && config.database.demoData && !(await hasDemoData(db))) {
    const { loadDemoData } = await import('../../demo/load.ts')
    await loadDemoData(db, new Date())
  }
  const platform = await startPlatform(config, database, log)
  const firstAdminToken = await addFirstAdminToken(db, config.adminEmail, new Date())

  say(`Allmende is ready: ${platform.url}`)
  if (firstAdminToken)
    say(
      `Nobody has an account yet. Create the first administrator: ${platform.url}/einrichtung?token=${firstAdminToken}`,
    )
  if (platform.demo) say((await import('../../demo/people.ts')).loginTable())

  await signal
  await platform.close()
  await database.close()
  lock?.release()
  process.exit(0)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
