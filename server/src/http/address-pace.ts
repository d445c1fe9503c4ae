import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DoorLimits } from '../rpc/limits.ts'
import { createBuckets } from '../rpc/rate.ts'
import { sendFault } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It counts who asks for it by itself. */
    hasOwnPace?: boolean
  }
}

/** What costs no call and is the same for everybody has a pace by address; who does not keep to it has to connect anew. */
export function keepAddressPace(
  app: FastifyInstance,
  addressOf: (request: FastifyRequest['raw']) => string,
  { plainRequests }: DoorLimits,
): void {
  const buckets = createBuckets(plainRequests)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.hasOwnPace) return
    const seconds = buckets.take(addressOf(request.raw), performance.now())
    if (seconds > 0)
      return sendFault(request, reply.headers({ 'retry-after': seconds, connection: 'close' }), 429)
  })
}
