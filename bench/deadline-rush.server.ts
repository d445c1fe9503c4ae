import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { contract } from '@allmende/domain/contract.ts'
import { sql } from 'kysely'
import { methods } from '../server/src/assembly/methods.ts'
import { readConfig } from '../server/src/assembly/settings.ts'
import { openDatabase } from '../server/src/database/database.ts'
import { createLog } from '../server/src/log.ts'
import { startPlatform } from '../server/src/platform.ts'

/** One process of the platform, and beside it a bare server that keeps as much of a submission with nothing but SQL. */
const config = readConfig({ ...process.env, PORT: '0' }, { servesWeb: false })
const database = await openDatabase(config.database as { kind: 'postgres'; url: string; pool: number })
const { db } = database

// One address stands for all of them.
const much = { burst: 1e9, perSecond: 1e9, bytesPerCall: 1e9 }
const platform = await startPlatform(config, database, createLog('error'), {
  contract,
  methods,
  limits: {
    connectionsPerAddress: 1e9,
    socketsPerAddress: 1e9,
    strangerCalls: much,
    strangerLine: much,
    strangerLines: much,
    accountCalls: much,
  },
})

await sql`create table if not exists bare_receipts (offer_id bigint, at timestamptz, files jsonb)`.execute(db)
await sql`create table if not exists bare_log (id bigserial, content text)`.execute(db)

const bare = createServer((request, response) => {
  void text(request).then(async (body) => {
    const { tenderId, offerId } = JSON.parse(body) as { tenderId: number; offerId: number }
    await db.transaction().execute(async (within) => {
      await sql`select id from tenders where id = ${tenderId} for update`.execute(within)
      await sql`insert into bare_receipts values (${offerId}, now(), '[]')`.execute(within)
      await sql`update lot_offers set offer_sent = offer_sent where offer_id = ${offerId}`.execute(within)
      await sql`select pg_advisory_xact_lock(1)`.execute(within)
      await sql`insert into bare_log (content) values (${body})`.execute(within)
    })
    response.end('{}')
  })
}).listen(0, '127.0.0.1')
await once(bare, 'listening')

process.send?.({
  platform: platform.url,
  bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}`,
})
process.once('message', () => process.exit(0)).once('disconnect', () => process.exit(0))
