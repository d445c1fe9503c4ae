import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { contract } from '@allmende/domain/contract.ts'
import type { Methods } from '@allmende/domain/method.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { WebSocketServer } from 'ws'
import { z } from 'zod'
import { loadDemoData } from '../demo/load.ts'
import { addSession } from '../server/src/accounts/sessions.queries.ts'
import { methods } from '../server/src/assembly/methods.ts'
import { createLog } from '../server/src/log.ts'
import { startPlatform } from '../server/src/platform.ts'
import { methodsOf, nothing, type Registered } from '../server/src/rpc/method.ts'
import { benchConfig, benchDatabase } from './database.ts'

/** The platform with a public tender that can be renamed, and beside it a bare server that tells everyone at once. */
const tenderId = 1
const told = JSON.stringify({ jsonrpc: '2.0', method: 'storeChanged', params: ['project', tenderId] })
/** As long as the platform gathers changes. */
const gatheredFor = 250

const renaming = {
  rename: { kind: 'change', args: z.tuple([z.string()]), result: z.null() },
} as const satisfies Methods
const { change } = methodsOf<typeof renaming>()
const rename = change('rename', {
  load: async () => ({}),
  allow: everyone,
  run: async ({ db }, _subject, [name]) => {
    await db.updateTable('tenders').set({ name }).where('id', '=', tenderId).execute()
    return null
  },
  record: nothing,
  announce: () => [{ kind: 'storeChanged', entity: 'project', id: tenderId }],
})

let reads = 0
const counted = methods.map((method): Registered => {
  if (method.name !== 'getProject') return method
  const { load } = method
  return { ...method, load: (...args) => (reads++, load(...args)) } as Registered
})

const { db, ...database } = await benchDatabase()
const config = benchConfig()
await loadDemoData(db, config)
const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
await db
  .updateTable('tenders')
  .set({ stage: 2, published: yesterday, publicFrom: yesterday })
  .where('id', '=', tenderId)
  .execute()
const team = await db.selectFrom('tenderTeam').select('userEmail').where('tenderId', '=', tenderId).execute()
const tokens = await Promise.all(
  team.map(({ userEmail }) => addSession(db, userEmail, true, new Date(), config.session)),
)

// One address looks for all of them.
const much = { burst: 1e9, perSecond: 1e9, bytesPerCall: 1e9 }
const platform = await startPlatform(config, { db, ...database }, createLog('silent'), {
  contract: { ...contract, ...renaming },
  methods: [...counted, rename],
  limits: {
    connectionsPerAddress: 1e9,
    socketsPerAddress: 1e9,
    strangerCalls: much,
    strangerLine: much,
    strangerLines: much,
    accountCalls: much,
  },
})

const answer = await fetch(`${platform.url}/api/v1/rpc`, {
  method: 'POST',
  body: JSON.stringify({ jsonrpc: '2.0', method: 'getProject', params: [tenderId], id: 0 }),
})
const { result } = (await answer.json()) as { result: unknown }
const bare = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
await once(bare, 'listening')
bare.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const { id, method } = JSON.parse(data.toString())
    socket.send(JSON.stringify({ jsonrpc: '2.0', result: method === 'rename' ? null : result, id }))
    if (method !== 'rename') return
    setTimeout(() => {
      for (const client of bare.clients) client.send(told)
    }, gatheredFor)
  })
})

process.send?.({
  platform: `${platform.url.replace('http', 'ws')}/websocket`,
  bare: `ws://127.0.0.1:${(bare.address() as AddressInfo).port}`,
  tokens,
  tenderId,
})
process.on('message', (wish) => {
  if (wish === 'end') process.exit(0)
  process.send?.(reads)
})
