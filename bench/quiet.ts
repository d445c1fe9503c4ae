import { loadDemoData } from '../demo/load.ts'
import { quietHouse } from '../server/src/assembly/quiet-house.ts'
import { settleKeys } from '../server/src/assembly/sealed-things.ts'
import { settledStorage } from '../server/src/assembly/settled-storage.ts'
import { createLog } from '../server/src/log.ts'
import { createCalls } from '../server/src/rpc/calls.ts'
import { noConnection } from '../server/src/rpc/method.ts'
import { benchConfig, benchDatabase, masterKeyFile } from './database.ts'
import { givenSession } from './people.ts'

/** A house with the demo's people behind a closed door: calls but for the wire, their answers written as they are sent. */
export async function givenQuietHouse() {
  const { db, close, name } = await benchDatabase()
  const config = benchConfig()
  await loadDemoData(db, config, { draftsOnly: true })
  const ground = {
    keys: await settleKeys(db, masterKeyFile),
    storage: await settledStorage(db, config, createLog('warn')),
  }
  const run = createCalls(quietHouse(db, config, ground))
  return {
    db,
    config,
    ground,
    name,
    close,
    /** Somebody's calls, or a visitor's; `now` is when they come. */
    async as(email: string | null) {
      const session = email === null ? null : await givenSession(db, email)
      return async (method: string, params: unknown[], now = new Date()): Promise<string> => {
        const caller = { session, address: 'bench', language: 'de', connection: noConnection } as const
        const outcome = await run(caller, { method, params, now })
        if ('error' in outcome) throw new Error(`${method}: ${JSON.stringify(outcome.error)}`)
        return JSON.stringify(outcome)
      }
    },
  }
}
