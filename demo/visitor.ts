import { type Args, contract, type MethodName, type Result } from '@allmende/domain/contract.ts'
import { quietHouse } from '../server/src/assembly/quiet-house.ts'
import type { Config } from '../server/src/config.ts'
import type { Db } from '../server/src/database/schema.ts'
import type { MasterKeys } from '../server/src/files/sealing/master-keys.ts'
import { createCalls } from '../server/src/rpc/calls.ts'
import { noConnection } from '../server/src/rpc/method.ts'

/** Someone who uses the platform like everyone else: through its methods. */
export type Visitor = {
  call: <Name extends MethodName>(name: Name, ...args: Args<Name>) => Promise<Result<Name>>
  logIn: (email: string, password: string) => Promise<void>
}

/** Brings people into a house whose door is not open yet. */
export function visitorIn(db: Db, config: Config, keys: MasterKeys): Visitor {
  const house = quietHouse(db, config, keys)
  const run = createCalls(house)
  let token: string | null = null

  const call: Visitor['call'] = async (name, ...args) => {
    const now = new Date()
    const session = token ? await house.sessions.open(token, now) : null
    const params = contract[name].args.encode(args as never)
    const outcome = await run(
      { session, address: 'demo', language: 'de', connection: noConnection },
      { method: name, params, now },
    )
    if ('error' in outcome) throw new Error(`${name}: ${JSON.stringify(outcome.error)}`)
    return contract[name].result.decode(outcome.result as never) as never
  }
  return {
    call,
    logIn: async (email, password) => {
      token = (await call('login', email, password)).token
    },
  }
}
