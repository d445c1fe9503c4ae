import { Readable } from 'node:stream'
import { languageOf } from '@allmende/domain/texts.ts'
import { Refusal } from '@allmende/domain/verdict.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { onBehalfOf } from '../database/behalf.ts'
import { behalfOf } from '../rpc/behalf.ts'
import {
  type Caller,
  type HouseParts,
  kindOf,
  type Measure,
  type Outcome,
  type PreparedCall,
} from '../rpc/calls.ts'
import { runChange } from '../rpc/change-call.ts'
import { refusedError } from '../rpc/errors.ts'
import { noConnection } from '../rpc/method.ts'
import { createBuckets, type Pace, tooManyCalls } from '../rpc/rate.ts'
import { runRead } from '../rpc/read-call.ts'
import { accountIn } from '../rpc/session.ts'
import { watched } from './broken-off.ts'
import { sendError } from './errors.ts'
import { preparedRead, type ReadRooms, readRooms } from './prepared-reads.ts'
import type { Asked, Route, Served, Visit } from './route.ts'
import { callerOf, type RpcRouteParts } from './rpc.routes.ts'
import { statusOf } from './statuses.ts'
import { whenOver } from './when-over.ts'

export type DoorParts = HouseParts & RpcRouteParts & { measure?: Measure }
type OpenDoor = DoorParts & { reads: ReadRooms; picturePace: PicturePace }

/** The one door for HTTP that serves or takes data; bodies pass through as streams and are never read into memory. */
export function openDoor(app: FastifyInstance, parts: DoorParts, routes: readonly Route[]): void {
  const opened: OpenDoor = { ...parts, reads: readRooms(), picturePace: createBuckets(pictureCalls) }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  for (const [verb, route] of routes.flatMap(byVerb))
    app.route({
      method: verb,
      url: route.path,
      exposeHeadRoute: false,
      config: { anyOrigin: route.anyOrigin ?? false, hasOwnPace: true },
      handler: (request, reply) => answer(opened, route, request, reply),
    })
}

const byVerb = (route: Route): [Route['verb'], Route][] => [
  [route.verb, route],
  ...(route.alsoHead ? [['HEAD', route] as [Route['verb'], Route]] : []),
]

async function answer(parts: OpenDoor, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const started = performance.now()
  const measure = (outcome: ReturnType<typeof kindOf>) =>
    parts.measure?.(nameOf(route), outcome, performance.now() - started)
  reply.header('cache-control', 'no-store').headers(route.headers ?? {})
  try {
    const outcome = await run(parts, route, request, reply).catch((error: unknown) =>
      refusedHere(error, request, reply),
    )
    measure(kindOf(outcome))
    if ('result' in outcome) {
      const served = outcome.result as Served
      return send(reply, request.method === 'HEAD' ? withoutBody(served) : served)
    }
    const { error, reason } = outcome
    const status = reason ? statusOf(reason) : 500
    if (status === 503) reply.header('retry-after', secondsUntilAgain)
    if (route.errorBody) return reply.code(status).send(route.errorBody(status, error.message))
    return sendError(request, reply, status, error.message)
  } catch (error) {
    measure('failed')
    throw error
  }
}

/** A "no" from before the steps. */
function refusedHere(error: unknown, { headers }: FastifyRequest, reply: FastifyReply): Outcome {
  if (!(error instanceof Refusal)) throw error
  const { verdict } = error
  if (verdict.reason === 'tooManyCalls') reply.header('retry-after', verdict.values?.['seconds'])
  return { error: refusedError(verdict, languageOf(headers['accept-language'])), reason: verdict.reason }
}

/** Who was told that it does not go now may well ask again after so many. */
const secondsUntilAgain = 5

const nameOf = ({ verb, path }: Route): string => `${verb} ${path}`

async function run(
  parts: OpenDoor,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome> {
  const { at: now } = parts.stampOf(request.raw)
  const asked = await askedBy(parts, route, request, now)
  if (route.kind === 'servesEveryone')
    return { result: await route.serve(visitOf(parts, request, reply), ...asked.args) }
  const id = request.headers['idempotency-key']
  const call = {
    method: nameOf(route),
    params: [request.url, ...announcedIn(request)],
    now,
    ...(typeof id === 'string' && { id }),
  }
  const caller = await callerBehind(asked, parts, request, now)
  if (route.forPictures) keepPicturePace(parts, caller)
  else keepPace(parts, caller)
  return onBehalfOf(behalfOf(caller), () =>
    runAs(parts, route, { caller, call, args: asked.args }, request, reply),
  )
}

async function runAs(
  parts: OpenDoor,
  route: Exclude<Route, { kind: 'servesEveryone' }>,
  { caller, call, args }: Pick<PreparedCall, 'caller' | 'call' | 'args'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome> {
  const encode = route.kind === 'takes' ? route.answer : asIs
  const prepared = { caller, call, args, secret: false, encode }
  if (route.kind === 'takes')
    return runChange(parts, route.change, { ...prepared, arrived: () => parts.stampOf(request.raw).at })
  const outcome =
    route.verb === 'GET'
      ? await preparedRead(parts, route, prepared, request, reply)
      : await runRead(parts, route.read, prepared)
  return 'result' in outcome ? watched(parts, route.path, prepared, outcome.result as Served) : outcome
}

function visitOf(parts: OpenDoor, request: FastifyRequest, reply: FastifyReply): Visit {
  const address = parts.addressOf(request.raw)
  const leave = parts.reads.pictures.open.enter({ session: null, address })
  const over = new AbortController()
  whenOver(request.raw.socket, reply.raw, () => {
    leave()
    over.abort()
  })
  return { services: parts.services, address, gone: over.signal }
}

/** What a request says of its body besides its address: another body is another request. */
const announcedIn = ({ headers }: FastifyRequest) =>
  ['content-length', 'upload-length', 'upload-metadata', 'upload-offset', 'upload-checksum'].map(
    (name) => headers[name] ?? '',
  )

function keepPace({ pace }: DoorParts, caller: Parameters<Pace['waitOf']>[0]): void {
  const seconds = pace.waitOf(caller)
  if (seconds > 0) throw new Refusal(tooManyCalls(seconds))
}

/** A page with hundreds of thumbnails and a panorama in pieces, several times over. */
const pictureCalls = { burst: 6000, perSecond: 200 }
type PicturePace = ReturnType<typeof createBuckets>

function keepPicturePace({ picturePace }: OpenDoor, { session, address }: Caller): void {
  const seconds = picturePace.take(accountIn(session) ?? `from ${address}`, performance.now())
  if (seconds > 0) throw new Refusal(tooManyCalls(seconds))
}

/** Whoever brings an address that is good for nothing is a stranger. */
async function askedBy(parts: DoorParts, route: Route, request: FastifyRequest, now: Date) {
  try {
    return await route.asks(request, parts, now)
  } catch (error) {
    keepPace(parts, { session: null, address: parts.addressOf(request.raw) })
    throw error
  }
}

const asIs = (served: unknown) => served

/** Whoever the request itself names, or else the session in its header. */
async function callerBehind(
  { session, language }: Asked<unknown[]>,
  parts: DoorParts,
  request: FastifyRequest,
  now: Date,
): Promise<Caller> {
  if (session === undefined) return callerOf(request, parts, now)
  return {
    session,
    address: parts.addressOf(request.raw),
    language: language ?? languageOf(request.headers['accept-language']),
    connection: noConnection,
  }
}

/** What is said of a body stays, its length too. */
function withoutBody(served: Served): Served {
  if (served.body instanceof Readable) served.body.destroy()
  return { ...served, body: '' }
}

function send(reply: FastifyReply, { body, type, status = 200, headers = {}, shownByBrowser }: Served) {
  if (shownByBrowser) reply.removeHeader('content-security-policy')
  return reply.code(status).headers(headers).type(type).send(body)
}
