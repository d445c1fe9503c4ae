import type { ExceptionType } from '@allmende/domain/exception-types.ts'
import { languageOf } from '@allmende/domain/texts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionLost } from '../database/connection-lost.ts'
import type { AnswerRooms } from '../rpc/answer-room.ts'
import type { Call, Caller, Outcome, RunCall } from '../rpc/calls.ts'
import { answerMessage, readMessage } from '../rpc/envelope.ts'
import { answerTooLarge, unavailable } from '../rpc/errors.ts'
import { largestAnswer, largestMessage, largestVisitorAnswer, largestVisitorMessage } from '../rpc/limits.ts'
import { noConnection } from '../rpc/method.ts'
import type { Session, SessionKeeper } from '../rpc/session.ts'
import { readBody, refuseBody } from './bodies.ts'
import { sendError } from './errors.ts'
import { statuses } from './statuses.ts'

export type RpcRouteParts = {
  run: RunCall
  sessions: SessionKeeper
  addressOf: (request: FastifyRequest['raw']) => string
}

export async function callerOf(request: FastifyRequest, parts: RpcRouteParts, now: Date): Promise<Caller> {
  const token = tokenOf(request)
  return callerWith(request, token === null ? null : await parts.sessions.open(token, now), parts, now)
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
    connection: noConnection,
  }
}

function tokenOf({ headers }: FastifyRequest): string | null {
  const token = headers['x-auth-token']
  return typeof token === 'string' && token !== '' ? token : null
}

const largestForm = 64 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that the request's token names, known before its body is read. */
    opened: Session | null | 'lost'
    /** How long its body may be. */
    longestBody: number
  }
}

type WithRooms = RpcRouteParts & { rooms: AnswerRooms; changes: (call: Call) => boolean }

/** The same methods as on the websocket, and the login for clients that speak plain HTTP. */
export function serveRpc(app: FastifyInstance, parts: WithRooms): void {
  // A scope of its own: nowhere else are bodies gathered in memory.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Every body is read as it came: what it says is for the protocol to judge, not for fastify's JSON parser.
    scope.addContentTypeParser('*', (request: FastifyRequest, payload: FastifyRequest['raw']) =>
      readBody(payload, request.longestBody),
    )
    scope.decorateRequest('opened', null)
    scope.decorateRequest('longestBody', 0)
    scope.post(
      '/api/v1/rpc',
      { onRequest: (request, reply) => admit(request, reply, parts) },
      (request, reply) => answerRpc(request, reply, parts),
    )
    scope.post('/api/v1/login', { onRequest: admitForm }, (request, reply) =>
      answerLogin(request, reply, parts),
    )
  })
}

async function answerRpc(request: FastifyRequest, reply: FastifyReply, parts: WithRooms) {
  const now = new Date()
  const isVisitor = request.opened === null || request.opened === 'lost'
  const room = isVisitor ? parts.rooms.visitors : parts.rooms.users
  const place = room.enter(() => request.raw.socket.destroy())
  // Taken, or nobody is there any more.
  reply.raw.once('close', place.leave)
  const answer = await answerMessage(readMessage(bodyOf(request).toString(), now), {
    run: await answering(request, parts, now),
    changes: parts.changes,
    largest: isVisitor ? largestVisitorAnswer : largestAnswer,
    refused: answerTooLarge(languageOf(request.headers['accept-language'])),
    keep: place.keep,
  })
  place.wait()
  if (answer === null) return reply.code(204).send()
  return reply.type('application/json').send(answer)
}

/** Where nobody can tell who calls, every call of the message gets the same answer. */
async function answering(request: FastifyRequest, parts: RpcRouteParts, now: Date) {
  const { opened } = request
  const caller = opened === 'lost' ? 'lost' : await callerWith(request, opened, parts, now).catch(lost)
  if (caller !== 'lost') return (call: Call) => parts.run(caller, call)
  const error = unavailable(languageOf(request.headers['accept-language']))
  return async (): Promise<Outcome> => ({ error })
}

async function answerLogin(request: FastifyRequest, reply: FastifyReply, parts: RpcRouteParts) {
  const now = new Date()
  const form = await readForm(request)
  if (!form) return sendError(request, reply, 400, 'Expected the form fields username and password')
  const params = [String(form.get('username') ?? ''), String(form.get('password') ?? '')]
  const outcome = await parts.run(await callerOf(request, parts, now), { method: 'login', params, now })
  if ('error' in outcome) return sendLoginError(request, reply, outcome)
  const { token, user } = outcome.result as { token: string; user: unknown }
  return reply.header('x-auth-token', token).header('cache-control', 'no-store').send(user)
}

/** Who names no valid session is not listened to for longer than a visitor may speak. */
async function admit(request: FastifyRequest, reply: FastifyReply, { sessions }: RpcRouteParts) {
  const token = tokenOf(request)
  request.opened = token === null ? null : await sessions.open(token, new Date()).catch(lost)
  const isKnown = request.opened !== null && request.opened !== 'lost'
  request.longestBody = isKnown ? largestMessage : largestVisitorMessage
  if (announcedLength(request) > request.longestBody) return refuseBody(request, reply)
}

async function admitForm(request: FastifyRequest, reply: FastifyReply) {
  request.longestBody = largestForm
  if (announcedLength(request) > largestForm) return refuseBody(request, reply)
}

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
