import { join } from 'node:path'
import { contract } from '../domain/src/contract.ts'
import { readConfig } from '../server/src/assembly/settings.ts'
import { openDatabase } from '../server/src/database/database.ts'
import { createLog } from '../server/src/log.ts'
import { startPlatform } from '../server/src/platform.ts'
import { methods } from '../server/src/assembly/methods.ts'

/** The server, but minutes at the portal last a second. */
const portalPace = {
  lookEvery: 200,
  askEvery: 1000,
  firstPause: 200,
  arrivalPatience: 3000,
  takenFor: 3000,
}

const config = readConfig(process.env)
const directory = join(config.dataDir, 'database')
const database = await openDatabase({ kind: 'embedded', directory })
const platform = await startPlatform(config, database, createLog('warn'), {
  contract,
  methods,
  pace: { portal: portalPace },
})
process.stdout.write(`Allmende is ready: ${platform.url}\n`)

process.once('SIGINT', async () => {
  await platform.close()
  await database.close()
  process.exit(0)
})
