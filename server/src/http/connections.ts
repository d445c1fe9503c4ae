import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { DoorLimits } from '../rpc/limits.ts'
import { countedAddress, type IsProxy } from './address.ts'

/** So many requests of one connection may wait for their answers: browsers send one, and nobody needs more. */
const mostUnanswered = 16

/** Our HTTP server. With a body only its pace counts, for some uploads take hours. */
export function createBoundServer(answer: RequestListener, limits: DoorLimits): Server {
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
  return createServer(options, oneAfterTheOther(answer)).setTimeout(silence)
}

/** Who sends request upon request without waiting for answers is cut off. */
function oneAfterTheOther(answer: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    // What was read together with the one too many arrives all the same.
    if (socket.destroyed) return
    const waiting = unanswered.get(socket) ?? 0
    if (waiting >= mostUnanswered) return void socket.destroy()
    unanswered.set(socket, waiting + 1)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    answer(request, response)
  }
}

const tooMany =
  'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** No address holds so many connections that none is left for others. */
export function boundConnections(server: Server, isProxy: IsProxy, limit: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (!remoteAddress || isProxy(remoteAddress)) return
    const address = countedAddress(remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count <= limit) return
    socket.write(tooMany)
    socket.destroySoon()
  })
}
