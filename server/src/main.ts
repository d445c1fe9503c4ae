import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { addressAt, paths } from '@allmende/domain/addresses.ts'
import { offeringFirstAdmin } from './accounts/offering-first-admin.ts'
import { readConfig } from './assembly/settings.ts'
import { type Config, ConfigurationFault } from './config.ts'
import { DataDirectoryInUse, lockDataDirectory } from './database/data-directory-lock.ts'
import { DatabaseFault, openDatabase } from './database/database.ts'
import { keepFromOthers, makeNothingForOthers } from './database/private-files.ts'
import { MasterKeyFault } from './files/sealing/key-file.ts'
import { StorageFault } from './files/storage-identity.ts'
import { createLog } from './log.ts'
import type { CallParts } from './rpc/calls.ts'

try {
  await main(readConfig(process.env))
} catch (error) {
  const known = [ConfigurationFault, DataDirectoryInUse, DatabaseFault, MasterKeyFault, StorageFault].some(
    (kind) => error instanceof kind,
  )
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
  makeNothingForOthers()
  await keepDataFromOthers(config, log)
  const lock = config.database.kind === 'embedded' ? lockDataDirectory(config.dataDir) : null
  if (config.database.kind === 'embedded' && config.database.demoData) await makeDemoDatabase(config)
  // The database wakes up in its own thread while this one reads the platform's code.
  const [database, { startPlatform }] = await Promise.all([
    openDatabase(config.database.kind === 'embedded' ? embeddedIn(config) : config.database),
    import('./platform.ts'),
  ])
  const platform = await startPlatform(config, database, log)
  const firstAdminToken = await platform.act(offeringFirstAdmin, new Date())

  say(`Allmende is ready: ${platform.url}`)
  if (firstAdminToken)
    say(
      `There is no administrator yet. Create the first administrator: ${addressAt(platform.url, paths.firstAdmin(firstAdminToken))}`,
    )
  if (platform.demo) say((await import('../../demo/people.ts')).loginTable())
  if (platform.demo && !config.mailServer) say(`Mails are kept and can be read at ${platform.url}/_postfach`)
  const rush = platform.demo && config.demoRush ? openRush(platform.house, log) : null

  await signal
  await rush
  await platform.close()
  await database.close()
  lock?.release()
  process.exit(0)
}

/** Stored files may be very many, and have been made for nobody else from the beginning: they are looked through beside. */
async function keepDataFromOthers({ dataDir }: Config, log: Logger): Promise<void> {
  const { later } = await keepFromOthers(dataDir)
  later.catch((error: unknown) =>
    log.error({ err: error }, 'modes of stored files could not be looked through'),
  )
}

/** Beside everything else: nobody waits for it but the end, which leaves nothing half done. */
async function openRush(house: CallParts, log: Logger): Promise<void> {
  const { keepRushOpen } = await import('../../demo/rush.ts')
  await keepRushOpen(house, log)
}

function embeddedIn({ dataDir }: Pick<Config, 'dataDir'>) {
  return { kind: 'embedded', directory: join(dataDir, 'database') } as const
}

/** Where there is no database yet: made aside, with its files, and put in its place when it is whole. */
async function makeDemoDatabase(config: Config): Promise<void> {
  const { directory } = embeddedIn(config)
  if (existsSync(directory)) return
  say('Making the demo data, this once …')
  const making = { ...config, dataDir: join(config.dataDir, 'making') }
  await rm(making.dataDir, { recursive: true, force: true })
  await mkdir(making.dataDir, { mode: 0o700 })
  const database = await openDatabase(embeddedIn(making))
  const { loadDemoData } = await import('../../demo/load.ts')
  await loadDemoData(database.db, making)
  await database.close()
  if (!config.files.s3) await putFilesInPlace(making.dataDir, config.dataDir)
  await rename(embeddedIn(making).directory, directory)
  await rm(making.dataDir, { recursive: true })
}

/** Files without a database are nobody's any more; they are put aside, for only their owner may throw them away. */
async function putFilesInPlace(making: string, dataDir: string): Promise<void> {
  const place = join(dataDir, 'files')
  if (existsSync(place)) await rename(place, `${place}.${Date.now()}`)
  await rename(join(making, 'files'), place)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
