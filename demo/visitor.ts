import { type Args, contract, type MethodName, type Result } from '@allmende/domain/contract.ts'
import { Readable } from 'node:stream'
import { quietHouse } from '../server/src/assembly/quiet-house.ts'
import type { Config } from '../server/src/config.ts'
import type { Db } from '../server/src/database/schema.ts'
import type { Ground } from '../server/src/assembly/services.ts'
import { sendingFiles } from '../server/src/rooms/files.routes.ts'
import { runChange } from '../server/src/rpc/change-call.ts'
import { type CallParts, createCalls } from '../server/src/rpc/calls.ts'
import type { RpcError } from '../server/src/rpc/errors.ts'
import { noConnection } from '../server/src/rpc/method.ts'
import { type SentFile, sendTo } from './sent-file.ts'

/** Someone who uses the platform like everyone else: through its methods. */
export type Visitor = {
  call: <Name extends MethodName>(name: Name, ...args: Args<Name>) => Promise<Result<Name>>
  logIn: (email: string, password: string) => Promise<void>
  /** Sends a file into a room, as a form of a browser does. */
  upload: (roomId: number, name: string, content: Buffer) => Promise<void>
  /** Sends a file to where an upload link leads. */
  send: (link: string, file: SentFile) => Promise<void>
}

/** Brings people into a house whose door is not open yet. */
export const visitorIn = (db: Db, config: Config, ground: Ground, clock?: () => Date): Visitor =>
  visitorAt(quietHouse(db, config, ground), clock)

/** Someone at home in a house; what happened long ago is done by a clock of her own. */
export function visitorAt(house: CallParts, clock: () => Date = () => new Date()): Visitor {
  const run = createCalls(house)
  let token: string | null = null

  const call: Visitor['call'] = async (name, ...args) => {
    const now = clock()
    const session = token ? await house.sessions.open(token, now) : null
    const params = contract[name].args.encode(args as never)
    const outcome = await run(
      { session, address: 'demo', language: 'de', connection: noConnection },
      { method: name, params, now },
    )
    if ('error' in outcome) throw refusedCall(name, outcome.error)
    return contract[name].result.decode(outcome.result as never) as never
  }
  const upload: Visitor['upload'] = async (roomId, name, content) => {
    const now = clock()
    const session = token ? await house.sessions.open(token, now) : null
    const outcome = await runChange(house, sendingFiles.change, {
      caller: { session, address: 'demo', language: 'de', connection: noConnection },
      call: { method: sendingFiles.path, now },
      args: [roomId, formWith(name, content)],
      secret: false,
      encode: (result) => result,
    })
    if ('error' in outcome) throw refusedCall(name, outcome.error)
  }
  const send: Visitor['send'] = async (link, file) => {
    const now = clock()
    const session = token ? await house.sessions.open(token, now) : null
    const caller = { session, address: 'demo', language: 'de', connection: noConnection } as const
    await sendTo(house, caller, link, file, now)
  }
  return {
    call,
    upload,
    send,
    logIn: async (email, password) => {
      token = (await call('login', email, password)).token
    },
  }
}

/** Says all there is to read for whoever did not expect it, and keeps the answer itself for who did. */
const refusedCall = (name: string, { data, ...error }: RpcError): Error =>
  Object.assign(new Error(`${name}: ${JSON.stringify({ ...error, data })}`), { data })

function formWith(name: string, content: Buffer) {
  const form = new FormData()
  form.append('file[]', new Blob([new Uint8Array(content)]), name)
  const { headers, body } = new Response(form)
  return { headers: Object.fromEntries(headers), body: Readable.fromWeb(body as never) }
}
