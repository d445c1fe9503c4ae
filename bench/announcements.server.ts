import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@allmende/domain/contract.ts'
import type { Methods } from '@allmende/domain/method.ts'
import { everyone } from '@allmende/domain/verdict.ts'
import { z } from 'zod'
import { loadDemoData } from '../demo/load.ts'
import { addSession } from '../server/src/accounts/sessions.queries.ts'
import { createLog } from '../server/src/log.ts'
import { startPlatform } from '../server/src/platform.ts'
import { methodsOf, nothing, type Registered } from '../server/src/rpc/method.ts'
import { methods } from '../server/src/assembly/methods.ts'
import { benchConfig, benchDatabase } from './database.ts'
import { growPeople } from './people.ts'

/** The platform with some people who are logged in, and a change that does nothing but say that it changed a tender. */
const watchers = Number(process.argv[2])
const saving = {
  save: { kind: 'change', args: z.tuple([]), result: z.null() },
} as const satisfies Methods
const { change } = methodsOf<typeof saving>()
const save = change('save', {
  load: async () => ({}),
  allow: everyone,
  run: async () => null,
  record: nothing,
  announce: () => [{ kind: 'storeChanged', entity: 'project', id: 1 }],
})

let reads = 0
const counted = methods.map((method): Registered => {
  if (method.name !== 'getProjects') return method
  const { load } = method
  return { ...method, load: (...args) => (reads++, load(...args)) } as Registered
})

const { db, ...database } = await benchDatabase()
const config = benchConfig()
await loadDemoData(db, config, { draftsOnly: true })
await growPeople(db, 0, watchers + 1)
const tokens = await Promise.all(
  Array.from({ length: watchers + 1 }, (_, index) =>
    addSession(db, `person.${index + 1}@firma.example`, true, new Date(), config.session),
  ),
)
const much = { burst: 1e9, perSecond: 1e9, bytesPerCall: 1e9 }
const platform = await startPlatform(config, { db, ...database }, createLog('silent'), {
  contract: { ...contract, ...saving },
  methods: [...counted, save],
  limits: { strangerCalls: much, accountCalls: much },
})
process.send?.({ url: `${platform.url.replace('http', 'ws')}/websocket`, tokens })

process.on('message', async (wish) => {
  if (wish === 'end') process.exit(0)
  // Settled: nothing has been read again for a while.
  for (let before = -1; before !== reads; ) {
    before = reads
    await pause(600)
  }
  process.send?.(reads)
})
