import { randomBytes } from 'node:crypto'
import { reasons } from '@allmende/domain/reasons.ts'
import { languageOf, say } from '@allmende/domain/texts.ts'
import { Refusal } from '@allmende/domain/verdict.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { isConnectionLost } from '../database/connection-lost.ts'
import { statusOf } from './statuses.ts'

/** What HTTP itself is told no with, by its status. */
const faults = {
  400: { de: 'Die Anfrage ist nicht lesbar.', en: 'The request cannot be read.' },
  403: {
    de: 'Von dieser Seite aus ist die Anfrage nicht erlaubt.',
    en: 'The request is not allowed from this page.',
  },
  404: { de: 'Nicht gefunden.', en: 'Not found.' },
  408: { de: 'Die Anfrage kam zu langsam.', en: 'The request came too slowly.' },
  413: { de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  414: { de: 'Die Adresse ist zu lang.', en: 'The address is too long.' },
  429: {
    de: 'Von hier kam zuletzt zu viel. Bitte warten Sie einen Augenblick.',
    en: 'Too much has come from here lately. Please wait a moment.',
  },
  500: {
    de: 'Es ist ein unerwarteter Fehler aufgetreten. Kennung: {requestId}',
    en: 'An unexpected error occurred. Id: {requestId}',
  },
} as const

/** Says what a status means in the language of whoever asks. */
export function sendFault(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  values: Readonly<Record<string, string>> = {},
) {
  const fault = faults[status as keyof typeof faults] ?? faults[400]
  return sendError(request, reply, status, say(fault, languageOf(request.headers['accept-language']), values))
}

/** The shape of every error under /api/v1. */
export function sendError(request: FastifyRequest, reply: FastifyReply, status: number, message: string) {
  const [path] = request.url.split('?')
  // Whatever was to be sent instead.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ timestamp: new Date().toISOString(), status, message, path })
}

export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    // What is left of a body that was refused is still on its way.
    if (!request.raw.complete) reply.header('connection', 'close')
    if (status < 500) return sendFault(request, reply, status)
    // What is made in turn may be refused when its turn comes.
    if (error instanceof Refusal) {
      const { reason, values } = error.verdict
      const language = languageOf(request.headers['accept-language'])
      return sendError(request, reply, statusOf(reason), say(reasons[reason], language, values))
    }
    if (isConnectionLost(error)) {
      log.warn({ err: error, path: request.routeOptions.url }, 'the database could not be asked')
      const language = languageOf(request.headers['accept-language'])
      return sendError(request, reply, 503, say(reasons.databaseUnavailable, language))
    }
    const requestId = randomBytes(6).toString('hex')
    log.error({ err: error, requestId, path: request.routeOptions.url }, 'a request failed')
    return sendFault(request, reply, 500, { requestId })
  })
}
