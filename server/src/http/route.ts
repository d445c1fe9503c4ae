import type { Readable } from 'node:stream'
import type { Language } from '@allmende/domain/texts.ts'
import type { Refused } from '@allmende/domain/verdict.ts'
import type { FastifyRequest } from 'fastify'
import type { HouseParts } from '../rpc/calls.ts'
import type { Change, Context, Read, RegisteredChange, RegisteredRead } from '../rpc/method.ts'
import type { Services } from '../rpc/services.ts'
import type { Session } from '../rpc/session.ts'

/** What goes out; nothing of it is sent before the log knows. */
export type Served = {
  body: Readable | Buffer | string
  type: string
  status?: number
  headers?: Readonly<Record<string, string>>
  /** Asked where the body breaks off by itself: what the log keeps of that. */
  brokenOff?: (error: Error) => Refused | null
  /** Shown by the browser's own viewer, which needs what our policy for pages forbids. */
  shownByBrowser?: true
  /** Of an archive: how many files stay listed in memory until its reader has taken it. */
  files?: number
}

/** Who asks, and for what: usually the session in the header; a signed address says both itself. */
export type Asked<Args extends unknown[]> = { args: Args; session?: Session | null; language?: Language }

/** Reads the request's address and headers; a body it may hand on as a stream, never read. */
type Asks<Args extends unknown[]> = (
  request: FastifyRequest,
  house: HouseParts,
  now: Date,
) => Asked<Args> | Promise<Asked<Args>>

type Serving<Args extends unknown[], Subject> = Pick<
  Read<Args, Subject, Served, Served>,
  'first' | 'load' | 'allow' | 'record'
> & {
  forPictures?: true
  alsoHead?: true
  /** GET unless said otherwise. */
  verb?: 'GET' | 'HEAD' | 'OPTIONS'
  asks: Asks<Args>
  /** Made once the transaction has ended, and streamed. */
  serve: (context: Context, subject: Subject, args: Args) => Promise<Served>
}

/** `before` takes the body in, outside any transaction. */
type Taking<Args extends unknown[], Subject, Prepared, Result> = Change<Args, Subject, Prepared, Result> & {
  asks: Asks<Args>
  answer: (result: Result) => Served
}

type Verb = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A route that serves or takes data, with the same steps as a remote method. */
export type Route = {
  verb: Verb
  path: string
  asks: Asks<unknown[]>
  /** On every answer, a "no" too. */
  headers?: Readonly<Record<string, string>>
  /** Pages ask for it by the dozen: it keeps a pace of its own, so that pictures cost none of the calls. */
  forPictures?: true
  /** Who asks by HEAD gets the same without its body; only where nothing is kept of who had it. */
  alsoHead?: true
  /** Pages of others may ask too: it tells everybody the same. */
  anyOrigin?: true
  /** How a "no" is written where a standard says so. */
  errorBody?: (status: number, message: string) => object
} & (
  | { kind: 'serves'; read: RegisteredRead }
  | { kind: 'takes'; change: RegisteredChange; answer: (result: unknown) => Served }
  | { kind: 'servesEveryone'; serve: (visit: Visit, ...args: unknown[]) => Promise<Served> }
)

/** Who asks for what everyone may have; `gone` once nobody waits for the answer any more. */
export type Visit = { services: Services; address: string; gone: AbortSignal }

/**
 * The same for everyone and nothing of the database: it asks for no session, takes no transaction and keeps a pace of
 * its own, so that the pictures of a page cost none of the calls of whoever looks at it.
 */
export function servesEveryone<Args extends unknown[]>(
  path: string,
  {
    asks,
    serve,
  }: { asks: (request: FastifyRequest) => Args; serve: (visit: Visit, ...args: Args) => Promise<Served> },
): Route {
  return {
    kind: 'servesEveryone',
    verb: 'GET',
    path,
    asks: (request) => ({ args: asks(request) }),
    serve: serve as (visit: Visit, ...args: unknown[]) => Promise<Served>,
  }
}

export function serves<Args extends unknown[], Subject>(
  path: string,
  { verb = 'GET', asks, serve, forPictures, alsoHead, ...steps }: Serving<Args, Subject>,
): Route {
  const read = { kind: 'read', name: `${verb} ${path}`, ...steps, after: serve } as unknown as RegisteredRead
  return {
    kind: 'serves',
    verb,
    path,
    asks: asks as Asks<unknown[]>,
    read,
    ...(forPictures && { forPictures }),
    ...(alsoHead && { alsoHead }),
  }
}

export function takes<Args extends unknown[], Subject, Prepared, Result>(
  verb: Exclude<Verb, 'GET' | 'HEAD' | 'OPTIONS'>,
  path: string,
  { asks, answer, ...steps }: Taking<Args, Subject, Prepared, Result>,
): Extract<Route, { kind: 'takes' }> {
  const change = { kind: 'change', name: `${verb} ${path}`, ...steps } as unknown as RegisteredChange
  return {
    kind: 'takes',
    verb,
    path,
    asks: asks as Asks<unknown[]>,
    change,
    answer: answer as (result: unknown) => Served,
  }
}
