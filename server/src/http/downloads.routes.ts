import type { ExceptionType } from '@allmende/domain/exception-types.ts'
import { reasons, type Reason } from '@allmende/domain/reasons.ts'
import { languageOf, say } from '@allmende/domain/texts.ts'
import { Refusal } from '@allmende/domain/verdict.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { findSession } from '../accounts/sessions.queries.ts'
import { pdfDownload } from '../documents/documents.methods.ts'
import { type Permit, readPermit } from '../documents/download-links.ts'
import { findSigningKey } from '../documents/signing-key.queries.ts'
import type { CallParts } from '../rpc/calls.ts'
import { noConnection, type RegisteredRead } from '../rpc/method.ts'
import { runRead } from '../rpc/read-call.ts'
import { sendError } from './errors.ts'

export type DownloadParts = CallParts & { addressOf: (request: FastifyRequest['raw']) => string }

/** Serves what a signed address permits, to whoever holds it in the few minutes it is good for. */
export function serveDownloads(app: FastifyInstance, parts: DownloadParts): void {
  app.get('/api/v1/downloads/:name', async (request, reply) => {
    const now = new Date()
    const { permit: sealed } = request.query as { permit?: unknown }
    const permit = typeof sealed === 'string' ? readPermit(await findSigningKey(parts.db), sealed) : null
    if (!permit) return sendRefusal(request, reply, 404, 'downloadUnknown')
    const session = await sessionOf(parts, permit, now)
    if (permit.expires <= now || session === 'over')
      return sendRefusal(request, reply, 410, 'downloadExpired')

    const caller = {
      session,
      address: parts.addressOf(request.raw),
      language: permit.language,
      connection: noConnection,
    }
    const call = { method: 'downloadPdf', now }
    const prepared = {
      caller,
      call,
      args: [permit.pdf],
      secret: true,
      encode: (document: unknown) => document,
    }
    try {
      const outcome = await runRead(parts, pdfDownload as RegisteredRead, prepared)
      return send(reply, ('result' in outcome ? outcome.result : null) as Readable)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { reason } = error.verdict
      return sendRefusal(request, reply, statusOf[reasons[reason].type] ?? 403, reason)
    }
  })
}

/** A permit lives no longer than the session it was given to. */
async function sessionOf({ db }: CallParts, { session }: Permit, now: Date) {
  if (session === null) return null
  return (await findSession(db, Buffer.from(session, 'base64url'), now)) ?? 'over'
}

function send(reply: FastifyReply, document: Readable) {
  // The browser's own viewer needs what our policy for pages forbids, and a PDF runs nothing in our name.
  reply.removeHeader('content-security-policy')
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', 'inline')
    .type('application/pdf')
    .send(document)
}

const statusOf: Partial<Record<ExceptionType, number>> = {
  AuthenticationException: 401,
  NotFoundException: 404,
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, status: number, reason: Reason) {
  const language = languageOf(request.headers['accept-language'])
  return sendError(request, reply.header('cache-control', 'no-store'), status, say(reasons[reason], language))
}
