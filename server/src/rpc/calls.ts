import { randomBytes } from 'node:crypto'
import { visitor } from '@allmende/domain/actor.ts'
import type { Method, Methods, StampSource } from '@allmende/domain/method.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { allowed, type Reason } from '@allmende/domain/verdict.ts'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { isConnectionLost } from '../database/connection-lost.ts'
import type { Db } from '../database/schema.ts'
import { type ReadArguments, readArguments } from './arguments.ts'
import { runChange } from './change-call.ts'
import type { Clock } from './clock.ts'
import type { DeedParts } from './deed.ts'
import {
  internalError,
  methodNotFound,
  notInBatch,
  type RpcError,
  refusedError,
  unavailable,
} from './errors.ts'
import { longestHere } from './limits.ts'
import type { Connection, Registered } from './method.ts'
import { runRead } from './read-call.ts'
import type { Services } from './services.ts'
import { type Session, type SessionKeeper, sideOf } from './session.ts'
import { callBringsPassword } from './passwords.ts'
import { repeatableAs } from './repeatable.ts'
import { throughOutage } from './through-outage.ts'

/** A browser in which an account logged in lately: its name, the same for all of that account, and where it is. */
export type KnownBrowser = { name: string; network: string }

/** Who calls, and from where. */
export type Caller = {
  session: Session | null
  /** As which a stranger is counted and takes her turns: her network address, or a browser that an account knows. */
  address: string
  browser?: KnownBrowser | null
  /** The websocket it comes by, where it comes by one. */
  line?: string
  language: Language
  connection: Connection
}

export type CallId = string | number | null
/** `now` is the moment the call's last byte reached us, and who says so. An absent id makes it a notification. */
export type Call = {
  id?: CallId
  method: string
  params?: unknown
  now: Date
  stampedBy?: StampSource
  inBatch?: true
  /** Of a long message: what was read of `params` elsewhere, which are not here then. */
  read?: AlreadyRead
}
/** `hash` tells whether the same is said again. */
export type AlreadyRead = { arguments: ReadArguments; hash: Buffer; bringsPassword: boolean }

/** A result that the contract has already encoded, or the error to send; for what reason stays in the house. */
export type Outcome = { result: unknown } | { error: RpcError; reason?: Reason }

/** What whoever acts here works with. */
export type HouseParts = DeedParts & {
  db: Db
  config: Config
  /** Where browsers reach the platform: as the operator says, or else where it listens. */
  home: () => string
  services: Services
  sessions: SessionKeeper
  /** Known to all processes of this house and to nobody else. */
  secretKey: () => Promise<Buffer>
  log: Logger
  /** Waits until everything is decided that may have come in time before this moment; false where that takes too long. */
  decidedBefore: (moment: Date) => Promise<boolean>
  clock?: Clock
}

export type CallParts = HouseParts & {
  contract: Methods
  methods: readonly Registered[]
  /** Told of every call once it is answered. */
  measure?: Measure
}

export type Measure = (method: string, outcome: 'done' | 'refused' | 'failed', milliseconds: number) => void

/** Everything a call's steps need, its arguments already decoded; a secret's answer is never kept. */
export type PreparedCall = {
  caller: Caller
  call: Call
  args: unknown[]
  secret: boolean
  passwordAt?: number | undefined
  encode: (result: unknown) => unknown
  /** For what streams in while `before` runs: when its last byte was read, which is the moment that counts. */
  arrived?: () => Date
}

export type RunCall = (caller: Caller, call: Call) => Promise<Outcome>

/** Whether a call changes anything. */
export const changesIn =
  (contract: Methods) =>
  ({ method }: Call): boolean =>
    Object.hasOwn(contract, method) && contract[method]?.kind === 'change'

/** Whether a call files something that has a deadline; in a batch none does. */
export const filesIn =
  (contract: Methods) =>
  ({ method, inBatch }: Call): boolean =>
    !inBatch && Object.hasOwn(contract, method) && contract[method]?.filing === true

/** Whether a message may hold a call that files something, by its bytes: nobody waits for what cannot. */
export function mayFileIn(contract: Methods): (bytes: Buffer) => boolean {
  const names = Object.keys(contract).filter((name) => contract[name]?.filing === true)
  return (bytes) =>
    bytes.length <= longestHere && !isBatch(bytes) && names.some((name) => bytes.includes(name))
}

const blanks = Array.from(' \t\r\n', (blank) => blank.charCodeAt(0))
const isBatch = (bytes: Buffer): boolean =>
  bytes[bytes.findIndex((byte) => !blanks.includes(byte))] === '['.charCodeAt(0)

/** The one way into the methods, whatever carried the call here. */
export function createCalls(parts: CallParts): RunCall {
  const registered = new Map(parts.methods.map((method) => [method.name, method]))
  const missing = Object.keys(parts.contract).filter((name) => !registered.has(name))
  if (missing.length > 0) throw new Error(`declared but not implemented: ${missing.join(', ')}`)

  return async (caller, call) => {
    const declared = Object.hasOwn(parts.contract, call.method) ? parts.contract[call.method] : undefined
    const method = registered.get(call.method)
    if (!declared || !method) return { error: methodNotFound }
    // Guesses come one by one, each with its own moment; an opening waits for a filing, but for no calls beside it.
    if (call.inBatch && (declared.filing || carriesSecret(declared, call)))
      return { error: notInBatch(caller.language) }

    const started = performance.now()
    const outcome = await answer(parts, method, declared, caller, call)
    parts.measure?.(method.name, kindOf(outcome), performance.now() - started)
    return outcome
  }
}

const carriesSecret = ({ secret, passwordAt }: Method, call: Call): boolean =>
  secret === true || callBringsPassword(call, passwordAt)

async function answer(
  parts: CallParts,
  method: Registered,
  declared: Method,
  caller: Caller,
  call: Call,
): Promise<Outcome> {
  try {
    const prepared = prepare(method, declared, caller, call)
    if ('error' in prepared) return prepared
    if (method.kind === 'read') return await runRead(parts, method, prepared)
    const change = () => runChange(parts, method, prepared)
    const known = declared.filing ? repeatableAs(prepared) : null
    return known ? await throughOutage(`account ${known.userEmail}`, change) : await change()
  } catch (error) {
    if (isConnectionLost(error)) {
      parts.log.warn({ err: error, method: method.name }, 'a call lost its connection to the database')
      return { error: unavailable(caller.language) }
    }
    const requestId = randomBytes(6).toString('hex')
    parts.log.error({ err: error, requestId, method: method.name }, 'a call failed')
    return { error: internalError(requestId, caller.language) }
  }
}

/** Reads the arguments; whoever may not call at all, or says too much at once, is not read. */
function prepare(
  method: Registered,
  declared: Method,
  caller: Caller,
  call: Call,
): PreparedCall | { error: RpcError } {
  const { language } = caller
  const actor = caller.session?.actor ?? visitor
  const verdict = method.first?.(actor) ?? allowed
  if (!verdict.allowed) return { error: refusedError(verdict, language) }

  const side = sideOf(caller.session)
  const given = call.read?.arguments ?? readArguments(declared, call.params, side, language)
  if ('error' in given) return given
  return {
    caller,
    call,
    args: given.args,
    secret: declared.secret ?? false,
    passwordAt: declared.passwordAt,
    encode: (result) => declared.result.encode(result),
  }
}

export function kindOf(outcome: Outcome) {
  if ('result' in outcome) return 'done'
  return outcome.error.code === -32603 ? 'failed' : 'refused'
}
