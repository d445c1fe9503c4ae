import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { contract } from '@allmende/domain/contract.ts'
import { legalTexts } from '@allmende/domain/settings/legal.texts.ts'
import { sql } from 'kysely'
import { WebSocketServer } from 'ws'
import { loadDemoData } from '../demo/load.ts'
import { type DatabaseSource, openDatabase } from '../server/src/database/database.ts'
import { readConfig } from '../server/src/assembly/settings.ts'
import { createLog } from '../server/src/log.ts'
import { startPlatform } from '../server/src/platform.ts'
import { methods } from '../server/src/assembly/methods.ts'
import { benchConfig, masterKeyFile } from './database.ts'

/** The platform and a bare websocket server side by side on one database, in a process of their own. */
const url = process.env['BENCH_DATABASE_URL']
const source: DatabaseSource = url
  ? { kind: 'postgres', url, pool: 10 }
  : { kind: 'embedded', directory: null }
const database = await openDatabase(source)
const { db } = database
const config = url
  ? {
      ...readConfig({ PORT: '0', DATABASE_URL: url, MASTER_KEY_FILE: masterKeyFile.path }),
      masterKeyFile,
    }
  : benchConfig()
if (!url) await loadDemoData(db, config, { draftsOnly: true })
// One address calls for all of them, as fast as it can.
const limits = { strangerCalls: { burst: 1e9, perSecond: 1e9, bytesPerCall: 1e9 } }
const platform = await startPlatform(config, database, createLog('silent'), { contract, methods, limits })

/** The same statements and the same JSON as `getSettings`, and nothing else. */
const bare = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
await once(bare, 'listening')
bare.on('connection', (socket) => {
  socket.on('message', async (data: Buffer) => {
    const { id } = JSON.parse(data.toString())
    const row = await db.connection().execute(async (connection) => {
      await sql`start transaction isolation level repeatable read read only`.execute(connection)
      const found = await connection
        .selectFrom('settings')
        .select(['twoFactorAuthenticationRequired', 'showFilterViewForExternalUsers', 'legalTexts'])
        .executeTakeFirstOrThrow()
      await sql`commit`.execute(connection)
      return found
    })
    const result = { ...row, legalTexts: { ...legalTexts, ...row.legalTexts } }
    socket.send(JSON.stringify({ jsonrpc: '2.0', result, id }))
  })
})

process.send?.({
  platform: `${platform.url.replace('http', 'ws')}/websocket`,
  bare: `ws://127.0.0.1:${(bare.address() as AddressInfo).port}`,
})
process.once('message', () => process.exit(0))
