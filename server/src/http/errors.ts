import { randomBytes } from 'node:crypto'
import { reasons } from '@allmende/domain/reasons.ts'
import { languageOf, say } from '@allmende/domain/texts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { isConnectionLost } from '../database/connection-lost.ts'

/** The shape of every error under /api/v1. */
export function sendError(request: FastifyRequest, reply: FastifyReply, status: number, message: string) {
  const [path] = request.url.split('?')
  return reply.code(status).send({ timestamp: new Date().toISOString(), status, message, path })
}

export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    // What is left of a body that was refused is still on its way.
    if (!request.raw.complete) reply.header('connection', 'close')
    if (status < 500) return sendError(request, reply, status, error.message)
    if (isConnectionLost(error)) {
      log.warn({ err: error, path: request.routeOptions.url }, 'the database could not be asked')
      const language = languageOf(request.headers['accept-language'])
      return sendError(request, reply, 503, say(reasons.databaseUnavailable, language))
    }
    const requestId = randomBytes(6).toString('hex')
    log.error({ err: error, requestId, path: request.routeOptions.url }, 'a request failed')
    return sendError(
      request,
      reply,
      status,
      `Es ist ein unerwarteter Fehler aufgetreten. Kennung: ${requestId}`,
    )
  })
}
