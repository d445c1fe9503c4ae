import { languageOf } from '@allmende/domain/texts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SessionKeeper } from '../accounts/session-keeper.ts'
import type { AnswerRooms } from '../rpc/answer-room.ts'
import type { Caller, Outcome, RunCall } from '../rpc/calls.ts'
import { answerMessage, readMessage } from '../rpc/envelope.ts'
import { answerTooLarge } from '../rpc/errors.ts'
import { largestAnswer, largestMessage, largestVisitorAnswer, largestVisitorMessage } from '../rpc/limits.ts'
import { noConnection } from '../rpc/method.ts'
import { sendError } from './errors.ts'

export type RpcRouteParts = {
  run: RunCall
  sessions: SessionKeeper
  addressOf: (request: FastifyRequest['raw']) => string
}

export async function callerOf(
  request: FastifyRequest,
  { sessions, addressOf }: RpcRouteParts,
  now: Date,
): Promise<Caller> {
  const token = request.headers['x-auth-token']
  const opened = typeof token === 'string' ? await sessions.open(token, now) : null
  const session = opened && (await sessions.use(opened, now))
  return {
    session,
    address: addressOf(request.raw),
    language: languageOf(request.headers['accept-language']),
    connection: noConnection,
  }
}

const tooLarge = 'Request body is too large'

/** The same methods as on the websocket, and the login for clients that speak plain HTTP. */
export function serveRpc(app: FastifyInstance, parts: RpcRouteParts & { rooms: AnswerRooms }): void {
  // Every body is read as it came: what it says is for the protocol to judge, not for fastify's JSON parser.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post(
    '/api/v1/rpc',
    { bodyLimit: largestMessage, onRequest: refuseLongVisitors },
    async (request, reply) => {
      const now = new Date()
      const caller = await callerOf(request, parts, now)
      const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
      if (!caller.session && body.length > largestVisitorMessage)
        return sendError(request, reply, 413, tooLarge)
      const isVisitor = caller.session === null
      const room = isVisitor ? parts.rooms.visitors : parts.rooms.users
      const place = room.enter(() => request.raw.socket.destroy())
      // Taken, or nobody is there any more.
      reply.raw.once('close', place.leave)
      const answer = await answerMessage(readMessage(body.toString(), now), {
        run: (call) => parts.run(caller, call),
        largest: isVisitor ? largestVisitorAnswer : largestAnswer,
        refused: answerTooLarge(caller.language),
        keep: place.keep,
      })
      place.wait()
      if (answer === null) return reply.code(204).send()
      return reply.type('application/json').send(answer)
    },
  )

  app.post('/api/v1/login', { bodyLimit: 64 * 1024 }, async (request, reply) => {
    const now = new Date()
    const form = await readForm(request)
    if (!form) return sendError(request, reply, 400, 'Expected the form fields username and password')
    const params = [String(form.get('username') ?? ''), String(form.get('password') ?? '')]
    const outcome = await parts.run(await callerOf(request, parts, now), { method: 'login', params, now })
    if ('error' in outcome) return sendLoginError(request, reply, outcome)
    const { token, user } = outcome.result as { token: string; user: unknown }
    return reply.header('x-auth-token', token).header('cache-control', 'no-store').send(user)
  })
}

/** Who names no session is not listened to for longer than a visitor may speak. */
async function refuseLongVisitors(request: FastifyRequest, reply: FastifyReply) {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (request.headers['x-auth-token'] || announced <= largestVisitorMessage) return
  return sendError(request, reply, 413, tooLarge)
}

/** Reads both kinds of form a browser can send. */
async function readForm(request: FastifyRequest): Promise<FormData | null> {
  const contentType = request.headers['content-type'] ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(contentType)) return null
  const body = new Uint8Array(request.body as Buffer)
  return new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => null)
}

const loginStatus: Record<string, number> = {
  AuthenticationException: 401,
  RateLimitException: 429,
  ValidationException: 400,
  UnavailableException: 503,
}

function sendLoginError(
  request: FastifyRequest,
  reply: Parameters<typeof sendError>[1],
  { error }: Extract<Outcome, { error: unknown }>,
) {
  const status = loginStatus[error.data?.exceptionTypeName ?? ''] ?? 500
  return sendError(request, reply, status, error.message)
}
