import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'

/** The shape of every error under /api/v1. */
export function sendError(request: FastifyRequest, reply: FastifyReply, status: number, message: string) {
  const [path] = request.url.split('?')
  return reply.code(status).send({ timestamp: new Date().toISOString(), status, message, path })
}

export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return sendError(request, reply, status, error.message)
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
