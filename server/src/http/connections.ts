import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { gateConnectionOf } from '../gate/connection.ts'
import type { DoorLimits } from '../rpc/limits.ts'

/** So many requests of one connection may wait for their answers: browsers send one, and nobody needs more. */
const mostUnanswered = 4

/** Told of each request as soon as its headers are read. */
export type Begun = (request: IncomingMessage, response: ServerResponse) => void

/** Our HTTP server. With a body only its pace counts, for some uploads take hours. */
export function createBoundServer(answer: RequestListener, limits: DoorLimits, begun: Begun): Server {
  const { headersWithin, silence, lookEvery } = limits
  const options = {
    headersTimeout: headersWithin,
    requestTimeout: 0,
    // Longer than the minute for which proxies keep theirs.
    keepAliveTimeout: 72_000,
    connectionsCheckingInterval: lookEvery,
    // Other protocols are offered, not demanded: such a request is answered like any.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  }
  return createServer(options, oneAfterTheOther(answer, begun)).setTimeout(silence)
}

/** Who sends request upon request without waiting for answers is cut off. */
function oneAfterTheOther(answer: RequestListener, begun: Begun): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    // What was read together with the one too many arrives all the same.
    if (socket.destroyed || socket.writableEnded) return
    const waiting = unanswered.get(socket) ?? 0
    if (waiting >= mostUnanswered) return void socket.destroy()
    unanswered.set(socket, waiting + 1)
    response.once('close', () => {
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1)
      gateConnectionOf(socket)?.answered()
    })
    begun(request, response)
    answer(request, response)
  }
}
