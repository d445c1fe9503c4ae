import { contract } from '@allmende/domain/contract.ts'
import { loadDemoData } from '../demo/load.ts'
import { methods } from '../server/src/assembly/methods.ts'
import { readConfig } from '../server/src/assembly/settings.ts'
import { openDatabase } from '../server/src/database/database.ts'
import { createLog } from '../server/src/log.ts'
import { startPlatform } from '../server/src/platform.ts'
import { benchConfig, masterKeyFile } from './database.ts'
import { gatherCrowd, setDeadline } from './rush-crowd.ts'

/** What one process of the platform can be told to do. */
export type Order =
  | { kind: 'gather'; bidders: number }
  | { kind: 'deadline'; tenderId: number; at: number }
  | { kind: 'stamps'; offerIds: number[] }
  | { kind: 'block'; milliseconds: number }
  | { kind: 'end' }

const url = process.env['DATABASE_URL']
const source = url
  ? ({ kind: 'postgres', url, pool: 10 } as const)
  : ({ kind: 'embedded', directory: null } as const)
const database = await openDatabase(source)
const { db } = database
const config = url
  ? { ...readConfig({ ...process.env, PORT: '0' }, { servesWeb: false }), masterKeyFile }
  : benchConfig()
if (!process.env['BENCH_SECOND']) await loadDemoData(db, config, { draftsOnly: true })
const platform = await startPlatform(config, database, createLog('silent'), { contract, methods })

async function obey(order: Order): Promise<unknown> {
  if (order.kind === 'gather') return gatherCrowd(db, platform.url, order.bidders)
  if (order.kind === 'deadline') return setDeadline(db, order.tenderId, new Date(order.at))
  if (order.kind === 'stamps')
    return (
      await db
        .selectFrom('receipts')
        .select(['offerId', 'receivedAt'])
        .where('offerId', 'in', order.offerIds)
        .orderBy('position')
        .execute()
    ).map(({ offerId, receivedAt }) => [offerId, receivedAt.getTime()])
  if (order.kind === 'end') process.exit(0)
  const until = Date.now() + order.milliseconds
  while (Date.now() < until);
  return null
}

process.on('message', (order: Order) => {
  void obey(order).then((answer) => process.connected && process.send?.({ answer }))
})
process.once('disconnect', () => process.exit(0))
process.send?.({ answer: platform.url })
