import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DoorLimits } from '../rpc/limits.ts'
import { createBuckets } from '../rpc/rate.ts'
import { sendFault } from './errors.ts'
import { isOwnOrigin } from './origin.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of others may ask too. */
    anyOrigin?: boolean
    /** It counts who asks for it by itself. */
    hasOwnPace?: boolean
  }
}

type LookParts = {
  addressOf: (request: FastifyRequest['raw']) => string
  publicUrl: string | null
  limits: Pick<DoorLimits, 'plainRequests'>
}

/**
 * What is asked of every request before anything else: that no foreign page sends it, and where it costs no call, a
 * pace by address. Who does not keep to that has to connect anew.
 */
export function lookAtEach(app: FastifyInstance, { addressOf, publicUrl, limits }: LookParts): void {
  const buckets = createBuckets(limits.plainRequests)
  // What is left of a body that nobody wants is still on its way.
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close')
  })
  app.addHook('onRequest', async (request, reply) => {
    const { httpVersion, headers } = request.raw
    if (httpVersion === '1.1' && headers.host === undefined)
      return sendFault(request, reply.header('connection', 'close'), 400)
    const { anyOrigin, hasOwnPace } = request.routeOptions.config
    const seconds = hasOwnPace ? 0 : buckets.take(addressOf(request.raw), performance.now())
    if (seconds > 0)
      return sendFault(request, reply.headers({ 'retry-after': seconds, connection: 'close' }), 429)
    if (!anyOrigin && !isOwnOrigin(request.raw, publicUrl)) return sendFault(request, reply, 403)
  })
}
