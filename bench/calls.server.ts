import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { contract } from '@allmende/domain/contract.ts'
import { sql } from 'kysely'
import { WebSocketServer } from 'ws'
import { loadDemoData } from '../demo/load.ts'
import { type DatabaseSource, openDatabase } from '../server/src/database/database.ts'
import { readConfig } from '../server/src/assembly/settings.ts'
import { createLog } from '../server/src/log.ts'
import { startPlatform } from '../server/src/platform.ts'
import { methods } from '../server/src/assembly/methods.ts'
import { addSession } from '../server/src/accounts/sessions.queries.ts'
import { hashToken } from '../server/src/accounts/tokens.ts'
import { benchConfig, masterKeyFile } from './database.ts'
import { growPeople } from './people.ts'

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
/** Somebody who is logged in, and those of her company. */
export type Person = { token: string; colleagues: string[] }
export type Served = { platform: string; bare: string; people: Person[] }

const companies = 4
await growPeople(db, 0, companies * 5)
const sessions = { idle: 3_600_000, absolute: 43_200_000 }
const people = await Promise.all(
  Array.from({ length: companies }, async (_, company): Promise<Person> => {
    const emails = Array.from(
      { length: 5 },
      (_nobody, index) => `person.${company * 5 + index + 1}@firma.example`,
    )
    return { token: await addSession(db, emails[4] ?? '', true, new Date(), sessions), colleagues: emails }
  }),
)

// As fast as they can.
const limits = { accountCalls: { burst: 1e9, perSecond: 1e9, bytesPerCall: 1e9 } }
const platform = await startPlatform(config, database, createLog('silent'), { contract, methods, limits })

/** Who calls, whom she asks for and the same JSON as `getUser`, and nothing else. */
const bare = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
await once(bare, 'listening')
bare.on('connection', (socket, request) => {
  const token = new URL(request.url ?? '', 'http://x').searchParams.get('X-Auth-Token') ?? ''
  socket.on('message', async (data: Buffer) => {
    const { id, params } = JSON.parse(data.toString())
    const result = await db.connection().execute(async (connection) => {
      await sql`start transaction isolation level repeatable read read only`.execute(connection)
      await connection
        .selectFrom('sessions')
        .innerJoin('users', 'users.email', 'sessions.userEmail')
        .selectAll()
        .where('tokenHash', '=', hashToken(token))
        .executeTakeFirstOrThrow()
      const found = await connection
        .selectFrom('users')
        .selectAll()
        .where('email', '=', params[0])
        .executeTakeFirstOrThrow()
      await sql`commit`.execute(connection)
      const { passwordHash: _secret, ...user } = found
      return user
    })
    socket.send(JSON.stringify({ jsonrpc: '2.0', result, id }))
  })
})

process.send?.({
  platform: `${platform.url.replace('http', 'ws')}/websocket`,
  people,
  bare: `ws://127.0.0.1:${(bare.address() as AddressInfo).port}`,
})
process.once('message', () => process.exit(0))
