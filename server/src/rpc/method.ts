import type { Actor } from '@allmende/domain/actor.ts'
import type { AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import type { Mail } from '@allmende/domain/deed/mail.ts'
import type { Methods, StampSource } from '@allmende/domain/method.ts'
import type { NotificationName, NotificationParams } from '@allmende/domain/notifications.ts'
import type { Language } from '@allmende/domain/texts.ts'
import type { Verdict } from '@allmende/domain/verdict.ts'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import type { Db } from '../database/schema.ts'
import type { Announcement } from './announcements.ts'
import type { Services } from './services.ts'
import type { Session } from './session.ts'

/** What a change declares; the rpc layer alone writes it. */
export type { AuditEvent, Mail }

/** What a call may do to the connection it came on. */
export type Connection = {
  becomes: (token: string | null) => Promise<void>
  /** The caller's own session or account has changed; the next call on it sees that. */
  reload: () => Promise<void>
  /** Says something to the caller while her call is still under way; over HTTP nobody hears it. */
  tell: <Name extends NotificationName>(name: Name, params: NotificationParams<Name>) => void
  /** Whether nobody is there any more who could hear the answer. */
  isGone: () => boolean
}

/** For calls that stand alone: there is no connection to switch, and nobody to tell. */
export const noConnection: Connection = {
  becomes: async () => undefined,
  reload: async () => undefined,
  tell: () => undefined,
  isGone: () => false,
}

/** What every step may use. Inside `load` and `run`, `db` is the transaction of this one call. */
export type Context = Services & {
  db: Db
  actor: Actor
  session: Session | null
  connection: Connection
  /** The network address the call came from, as the login throttle counts it. */
  address: string
  /** The name of the browser it came from, where an account logged in there lately. */
  browser: string | null
  /** What the caller reads. */
  language: Language
  /** When the call's last byte reached us; the only clock rules know. */
  now: Date
  /** Who took that moment. */
  stampedBy: StampSource
  config: Config
  /** Where browsers reach the platform. */
  home: string
  /** Known to all processes of this house and to nobody else. */
  secretKey: () => Promise<Buffer>
  /** Waits until everything is decided that may have come in time before this moment; false where that takes too long. */
  decidedBefore: (moment: Date) => Promise<boolean>
  /** For the operator; what users read they are told otherwise. */
  log: Logger
}

type Steps<Args extends unknown[], Subject> = {
  /** Asked before anything is loaded, so that the answer to who may not ask at all tells nothing of what exists. */
  first?: (actor: Actor) => Verdict
  load: (context: Context, ...args: Args) => Promise<Subject | null>
  allow: (actor: Actor, subject: Subject, now: Date) => Verdict
}

export type Read<Args extends unknown[], Subject, Loaded, Result> = Steps<Args, Subject> & {
  /** What the log says of it; written before anything is answered. */
  record?: (subject: Subject, args: Args) => AuditEvent | readonly AuditEvent[] | null
  /** Slow work once the transaction has ended; `db` is then the database itself. */
  after?: (context: Context, subject: Subject, args: Args) => Promise<Loaded>
  /** What this viewer gets of it. */
  show: (actor: Actor, loaded: Loaded) => Result
}

export type Change<Args extends unknown[], Subject, Prepared, Result, Answer = unknown> = Steps<
  Args,
  Subject
> & {
  /** The slow part, outside the transaction, asked only after `allow`; `db` is the database itself. */
  before?: (context: Context, subject: Subject, args: Args) => Promise<Prepared>
  /** Takes back what `before` did, where it was refused in the end or was done before; `db` is the database itself. */
  undo?: (context: Context, prepared: Prepared) => Promise<void>
  run: (context: Context, subject: Subject, args: Args, prepared: Prepared) => Promise<Result>
  /** What the caller gets of what was done, where log and mails need more than she does. */
  answer?: (result: Result) => Answer
  /** What the log says of it; `nothing` says that it says nothing. */
  record: (subject: Subject, result: Result, args: Args) => AuditEvent | readonly AuditEvent[] | null
  mails?: (subject: Subject, result: Result, args: Args) => readonly Mail[]
  /** What other people's screens have to hear once it is done. */
  announce?: (subject: Subject, result: Result, args: Args) => readonly Announcement[]
  /** Jobs that have something to do once it is done. */
  wakes?: readonly string[]
  afterwards?: (connection: Connection, result: Result) => Promise<void>
  /** No answer comes sooner, in milliseconds from when the call began to run, where the time it takes would tell something. */
  takesAtLeast?: number
}

/** For changes the log does not know; said aloud, never by omission. */
export const nothing = (): null => null

/** The registry forgets the exact types; every argument is decoded before a step sees it. */
export type Registered = { name: string } & (
  | ({ kind: 'read' } & Steps<unknown[], unknown> & Partial<Read<unknown[], unknown, unknown, unknown>>)
  | ({ kind: 'change' } & Change<unknown[], unknown, unknown, unknown>)
)
export type RegisteredRead = Extract<Registered, { kind: 'read' }>
export type RegisteredChange = Extract<Registered, { kind: 'change' }>

/** `read` and `change` for the methods of one contract. */
export function methodsOf<C extends Methods>() {
  type Name = keyof C & string
  type NameOf<Kind> = { [N in Name]: C[N]['kind'] extends Kind ? N : never }[Name]
  type Args<N extends Name> = z.output<C[N]['args']> extends infer Tuple extends unknown[] ? Tuple : never
  type Result<N extends Name> = z.output<C[N]['result']>

  /** A method that changes nothing: load, allow, answer. What is loaded is the answer unless `show` makes it one. */
  function read<N extends NameOf<'read'>, Subject, Loaded = Subject>(
    name: N,
    steps: Read<Args<N>, Subject, Loaded, Result<N>>,
  ): Registered
  function read<N extends NameOf<'read'>, Subject extends Result<N>>(
    name: N,
    steps: Steps<Args<N>, Subject>,
  ): Registered
  function read(name: string, steps: object): Registered {
    return { kind: 'read', name, ...steps } as Registered
  }

  /** A method that changes something: load, allow, run, record, all in one transaction. */
  function change<N extends NameOf<'change'>, Subject, Prepared, Done>(
    name: N,
    steps: Change<Args<N>, Subject, Prepared, Done, Result<N>> & { answer: (done: Done) => Result<N> },
  ): Registered
  function change<N extends NameOf<'change'>, Subject, Prepared = undefined>(
    name: N,
    steps: Change<Args<N>, Subject, Prepared, Result<N>> & { answer?: never },
  ): Registered
  function change(name: string, steps: object): Registered {
    return { kind: 'change', name, ...steps } as unknown as Registered
  }

  return { read, change }
}
