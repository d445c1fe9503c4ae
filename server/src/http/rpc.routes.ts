import type { ExceptionType } from '@allmende/domain/exception-types.ts'
import { languageOf } from '@allmende/domain/texts.ts'
import { Refusal } from '@allmende/domain/verdict.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Behalf, lineOf, onBehalfOf } from '../database/behalf.ts'
import { isConnectionLost } from '../database/connection-lost.ts'
import type { AnswerRooms } from '../rpc/answer-room.ts'
import { type Arrival, type ArrivalRooms, arrivalOf } from '../rpc/arrivals.ts'
import { behalfOf, strangerAt } from '../rpc/behalf.ts'
import type { Call, Caller, Outcome, RunCall } from '../rpc/calls.ts'
import { answerMessage, holdsCall } from '../rpc/envelope.ts'
import { answerTooLarge, unavailable } from '../rpc/errors.ts'
import { largestAnswer, largestMessages, largestVisitorAnswer } from '../rpc/limits.ts'
import { noConnection } from '../rpc/method.ts'
import { type Pace, tooManyCalls } from '../rpc/rate.ts'
import type { MessageReader } from '../rpc/reading/message-reader.ts'
import { accountIn, type Session, type SessionKeeper, sideOf } from '../rpc/session.ts'
import { readBody, refuseBody } from './bodies.ts'
import { sendError, sendFault } from './errors.ts'
import type { StampOf } from '../gate/request-stamp.ts'
import type { Stamp } from '../rpc/stamp.ts'
import { throughOutage } from '../rpc/through-outage.ts'
import type { FilingRequests } from './filing-requests.ts'
import { statuses } from './statuses.ts'
import { tokenOf } from './token.ts'
import { whenOver } from './when-over.ts'

export type RpcRouteParts = {
  run: RunCall
  sessions: SessionKeeper
  addressOf: (request: FastifyRequest['raw']) => string
  stampOf: StampOf
  pace: Pace
}

export async function callerOf(request: FastifyRequest, parts: RpcRouteParts, now: Date): Promise<Caller> {
  const seconds = waitOfBringer(request, parts)
  if (seconds > 0) throw new Refusal(tooManyCalls(seconds))
  return callerWith(request, await openedBy(request, parts, now), parts, now)
}

/** Looking a token up for which nothing speaks is work like a call: zero where it may be done, else the seconds to wait. */
function waitOfBringer(request: FastifyRequest, { sessions, addressOf, pace }: RpcRouteParts): number {
  const token = tokenOf(request.raw)
  if (token === null || sessions.behalfOf(token)) return 0
  return pace.waitOf({ session: null, address: addressOf(request.raw) })
}

async function openedBy(
  request: FastifyRequest,
  { sessions, addressOf }: RpcRouteParts,
  now: Date,
  files = false,
): Promise<Session | null> {
  const token = tokenOf(request.raw)
  if (token === null) return null
  const known = sessions.behalfOf(token)
  const behalf = known ? asFiling(known, files) : strangerAt(addressOf(request.raw))
  return onBehalfOf(behalf, () => sessions.open(token, now))
}

async function callerWith(
  request: FastifyRequest,
  opened: Session | null,
  { sessions, addressOf }: RpcRouteParts,
  now: Date,
): Promise<Caller> {
  return {
    session: opened && (await sessions.use(opened, now)),
    address: addressOf(request.raw),
    language: languageOf(request.headers['accept-language']),
    connection: { ...noConnection, isGone: () => request.raw.socket.destroyed },
  }
}

/** An address and a password, each of their characters written as `%xx` where a browser wants to. */
const largestForm = 4 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that the request's token names, known before its body is read. */
    opened: Session | null | 'lost'
    /** How long its body may be, and where that is counted while we hold it. */
    longestBody: number
    arrival: Arrival
    /** Says how long it has become, of what was reserved for it. */
    settle: (bytes: number) => void
    /** When its last byte came. */
    stamp: Stamp | null
  }
}

type WithRooms = RpcRouteParts & {
  rooms: AnswerRooms
  reader: MessageReader
  arrivals: ArrivalRooms
  changes: (call: Call) => boolean
  files: (call: Call) => boolean
  filings: FilingRequests
}

/** The same methods as on the websocket, and the login for clients that speak plain HTTP. */
export function serveRpc(app: FastifyInstance, parts: WithRooms): void {
  // What leads elsewhere files nothing, however it is spelled.
  app.addHook('onRequest', async ({ routeOptions, raw }) => {
    if (routeOptions.url !== '/api/v1/rpc') parts.filings.decided(raw)
  })
  // A scope of its own: nowhere else are bodies gathered in memory.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Whatever is answered is decided, though nobody may be there any more to take it.
    scope.addHook('onSend', async ({ raw }) => parts.filings.decided(raw))
    // Every body is read as it came: what it says is for the protocol to judge, not for fastify's JSON parser.
    scope.addContentTypeParser('*', async (request: FastifyRequest, payload: FastifyRequest['raw']) =>
      hear(request, payload, parts),
    )
    scope.decorateRequest('opened', null)
    scope.decorateRequest('longestBody', 0)
    scope.decorateRequest('arrival')
    scope.decorateRequest('settle')
    scope.decorateRequest('stamp', null)
    scope.post(
      '/api/v1/rpc',
      { config: { hasOwnPace: true }, onRequest: (request, reply) => admit(request, reply, parts) },
      (request, reply) => answerRpc(request, reply, parts),
    )
    scope.post(
      '/api/v1/login',
      { config: { hasOwnPace: true }, onRequest: (request, reply) => admitForm(request, reply, parts) },
      (request, reply) => answerLogin(request, reply, parts),
    )
  })
}

async function answerRpc(request: FastifyRequest, reply: FastifyReply, parts: WithRooms) {
  const stamp = request.stamp ?? parts.stampOf(request.raw)
  const sender = senderOf(request, parts)
  const language = languageOf(request.headers['accept-language'])
  request.settle(bodyOf(request).length)
  const room = isStranger(request) ? parts.rooms.visitors : parts.rooms.users
  const place = room.enter(lineOf(behalfOf(sender)), () => request.raw.socket.destroy())
  whenOver(request.raw.socket, reply.raw, place.leave)
  const side = sideOf(sender.session)
  const message = await parts.reader.read(bodyOf(request), {
    stamp,
    side,
    language,
    sender: accountIn(sender.session) ?? sender.address,
    isGone: () => request.raw.socket.destroyed,
  })
  const files = holdsCall(message, parts.files)
  if (!files) parts.filings.decided(request.raw)
  await parts.filings.afterSame(request.raw)
  const lostUser = request.opened === 'lost' ? behalfOfToken(request, parts) : null
  const behalf = lostUser ? asFiling(lostUser, files) : behalfOf(sender, files)
  const answer = await onBehalfOf(behalf, async () =>
    answerMessage(message, {
      run: await answering(request, parts, stamp.at, files),
      changes: parts.changes,
      largest: isStranger(request) ? largestVisitorAnswer : largestAnswer,
      refused: answerTooLarge(language),
      language,
      keep: place.keep,
      stray: () => parts.pace.spend(sender, 1),
    }),
  )
  parts.filings.decided(request.raw)
  place.wait()
  if (answer === null) return reply.code(204).send()
  return reply.type('application/json').send(answer)
}

/** Where nobody can tell who calls, every call of the message gets the same answer. */
async function answering(request: FastifyRequest, parts: WithRooms, now: Date, files: boolean) {
  const look = async () => {
    const opened = request.opened === 'lost' ? await openedBy(request, parts, now, files) : request.opened
    return callerWith(request, opened, parts, now)
  }
  const behalf = behalfOfToken(request, parts)
  const caller = await (files && behalf ? throughOutage(behalf.whose, look) : look()).catch(lost)
  if (caller !== 'lost') return (call: Call) => parts.run(caller, call)
  const error = unavailable(languageOf(request.headers['accept-language']))
  return async (): Promise<Outcome> => ({ error })
}

async function answerLogin(request: FastifyRequest, reply: FastifyReply, parts: WithRooms) {
  const { at: now } = request.stamp ?? parts.stampOf(request.raw)
  const form = await readForm(request)
  if (!form) {
    // It costs as much as one that can be read, which is counted when it is looked at.
    const seconds = parts.pace.waitOfLogin(senderOf(request, parts))
    if (seconds > 0) return sendFault(request, reply.header('retry-after', seconds), 429)
    return sendError(request, reply, 400, 'Expected the form fields username and password')
  }
  const params = [String(form.get('username') ?? ''), String(form.get('password') ?? '')]
  // Who logs in brings a name and a password; which session she had before says nothing.
  const caller = await callerWith(request, null, parts, now)
  const outcome = await parts.run(caller, { method: 'login', params, now })
  if ('error' in outcome) return sendLoginError(request, reply, outcome)
  const { token, user } = outcome.result as { token: string; user: unknown }
  return reply.header('x-auth-token', token).header('cache-control', 'no-store').send(user)
}

/** Who names no valid session is not listened to for longer than a visitor may speak. */
async function admit(request: FastifyRequest, reply: FastifyReply, parts: WithRooms) {
  const wait = waitOfBringer(request, parts)
  // What may be a filing waits for no other calls of others, though nobody has read yet what it says.
  const mayFile = parts.filings.mayFile(request.raw)
  const open = () => openedBy(request, parts, parts.stampOf(request.raw).at, mayFile)
  request.opened = wait > 0 ? null : await open().catch(lost)
  const sender = senderOf(request, parts)
  const seconds = Math.ceil(Math.max(wait, parts.pace.owedBy(sender)))
  const isRefused = seconds > 0 || (isStranger(request) && request.opened !== 'lost')
  if (isRefused) parts.filings.decided(request.raw)
  if (seconds > 0) return refuseBody(request, reply.header('retry-after', seconds), 429)
  const longest = largestMessages[sideOf(sender.session)]
  const refused = listen(request, reply, parts, longest)
  // Before any of it came: bodies that come side by side cannot all be heard on one allowance.
  if (refused) parts.pace.spend(sender, 1)
  else reserve(request, reply, parts)
  return refused
}

/** The whole body, and with it the moment of its last byte. */
async function hear(
  request: FastifyRequest,
  payload: FastifyRequest['raw'],
  { filings }: WithRooms,
): Promise<Buffer> {
  const heard = await filings.heardOf(request.raw)
  if (heard) request.arrival.holds(heard.body.length)
  const body =
    heard?.body ?? filings.read(request.raw, await readBody(payload, request.longestBody, request.arrival))
  request.stamp = filings.stamped(request.raw)
  return body
}

/** Paid for in advance; who breaks off pays for what came, and for the trouble. */
function reserve(request: FastifyRequest, reply: FastifyReply, parts: WithRooms): void {
  const sender = senderOf(request, parts)
  const settle = parts.pace.reserve(sender, announcedLength(request))
  const { arrival } = request
  let [came, isSettled] = [0, false]
  request.arrival = {
    ...arrival,
    holds: (bytes) => {
      came = bytes
      arrival.holds(bytes)
    },
  }
  request.settle = (bytes) => {
    if (!isSettled) settle(bytes)
    isSettled = true
  }
  whenOver(request.raw.socket, reply.raw, () => {
    if (isSettled) return
    request.settle(came)
    parts.pace.spend(sender, 1)
  })
}

/** Nobody who wants to log in waits for what others of her address have sent. */
const admitForm = async (request: FastifyRequest, reply: FastifyReply, parts: WithRooms) =>
  listen(request, reply, parts, largestForm)

/** Listens to a body, if it is not too long. */
function listen(request: FastifyRequest, reply: FastifyReply, parts: WithRooms, longest: number) {
  if (announcedLength(request) > longest) return refuseBody(request, reply, 413)
  const sender = senderOf(request, parts)
  const place = arrivalOf(parts.arrivals, sender, () => request.raw.socket.destroy())
  request.longestBody = longest
  request.arrival = place
  whenOver(request.raw.socket, reply.raw, request.arrival.leave)
}

/** Who is not fully logged in is heard and answered like a visitor. */
const isStranger = ({ opened }: FastifyRequest) => accountIn(opened === 'lost' ? null : opened) === null

/** Who brings a token of ours while nobody can be asked whose it is pays as that alone, and not with her address. */
function senderOf(request: FastifyRequest, parts: RpcRouteParts) {
  const address = parts.addressOf(request.raw)
  if (request.opened !== 'lost') return { session: request.opened, address }
  return { session: null, address: behalfOfToken(request, parts)?.whose ?? address }
}

const behalfOfToken = ({ raw }: FastifyRequest, { sessions }: RpcRouteParts): Behalf | null => {
  const token = tokenOf(raw)
  return token === null ? null : sessions.behalfOf(token)
}

const asFiling = (behalf: Behalf, files: boolean): Behalf => (files ? { ...behalf, kind: 'filing' } : behalf)

function lost(error: unknown): 'lost' {
  if (isConnectionLost(error)) return 'lost'
  throw error
}

const announcedLength = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0)
const bodyOf = ({ body }: FastifyRequest): Buffer => (body as Buffer | undefined) ?? Buffer.alloc(0)

/** Reads both kinds of form a browser can send. */
async function readForm(request: FastifyRequest): Promise<FormData | null> {
  const contentType = request.headers['content-type'] ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentType)) return null
  const body = new Uint8Array(bodyOf(request))
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch {
    return null
  }
}

function sendLoginError(
  request: FastifyRequest,
  reply: FastifyReply,
  { error }: Extract<Outcome, { error: unknown }>,
) {
  const status = statuses[error.data?.exceptionTypeName as ExceptionType] ?? 500
  return sendError(request, reply, status, error.message)
}
