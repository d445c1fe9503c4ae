import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
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
