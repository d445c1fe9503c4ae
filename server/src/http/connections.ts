import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { DoorLimits } from '../rpc/limits.ts'
import { countedAddress, type IsProxy } from './address.ts'

/** How Node's own server treats connections; with a body only its pace counts, for some uploads take hours. */
export const connectionSettings = ({ headersWithin, silence, lookEvery }: DoorLimits) => ({
  connectionTimeout: silence,
  http: {
    headersTimeout: headersWithin,
    connectionsCheckingInterval: lookEvery,
    // Other protocols are offered, not demanded: such a request is answered like any.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  },
})

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

/** Ends requests whose body only drips in. */
export function endSlowBodies(app: FastifyInstance, { slowBody, lookEvery }: DoorLimits): void {
  const arriving = new Map<IncomingMessage, { since: number; bytes: number }>()
  const fromNow = ({ socket }: IncomingMessage) => ({ since: Date.now(), bytes: socket.bytesRead })

  app.addHook('onRequest', async ({ raw }) => {
    if (raw.complete || !announcesBody(raw)) return
    arriving.set(raw, fromNow(raw))
    raw.once('close', () => arriving.delete(raw))
  })

  const timer = setInterval(() => {
    for (const [request, { since, bytes }] of arriving) {
      const elapsed = Date.now() - since
      const due = (elapsed / 1000) * slowBody.bytesPerSecond
      const isSlow = request.socket.bytesRead - bytes < due
      if (request.complete) arriving.delete(request)
      // While we do not read, the client is not to blame.
      else if (!request.readableFlowing) arriving.set(request, fromNow(request))
      else if (elapsed < slowBody.within) continue
      else if (isSlow) request.socket.destroy()
      // Haste at first does not pay for stopping later.
      else arriving.set(request, fromNow(request))
    }
  }, lookEvery)
  app.addHook('onClose', async () => clearInterval(timer))
}

const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
