import type { ExceptionType } from '@allmende/domain/exception-types.ts'
import type { FastifyInstance } from 'fastify'
import { sendError } from './errors.ts'
import { callerOf, type RpcRouteParts } from './rpc.routes.ts'

const statusOf: Partial<Record<ExceptionType, number>> = {
  AuthenticationException: 401,
  SecondFactorRequiredException: 401,
  AccessDeniedException: 403,
  NotFoundException: 404,
  StageException: 409,
}

/** The notice of a tender as a file, for whoever may see the tender. */
export function serveNotices(app: FastifyInstance, parts: RpcRouteParts): void {
  app.get('/api/v1/projects/:id/notice.xml', async (request, reply) => {
    const now = new Date()
    const { id } = request.params as { id: string }
    if (!/^\d{1,9}$/.test(id)) return sendError(request, reply, 404, 'Not Found')
    const call = { method: 'exportNotice', params: [Number(id)], now }
    const outcome = await parts.run(await callerOf(request, parts, now), call)
    reply.header('cache-control', 'no-store')
    if ('error' in outcome) {
      const type = outcome.error.data?.exceptionTypeName as ExceptionType | undefined
      return sendError(request, reply, (type && statusOf[type]) ?? 500, outcome.error.message)
    }
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="notice-${Number(id)}.xml"`)
      .send(outcome.result)
  })
}
