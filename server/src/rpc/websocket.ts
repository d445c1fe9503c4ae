import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { Line, type LineParts } from './line.ts'
import { largestVisitorMessage } from './limits.ts'

export type WebsocketParts = LineParts & {
  mayConnect: (request: IncomingMessage) => boolean
  addressOf: (request: IncomingMessage) => string
  heartbeatEvery: number
}

/** How long a client has to answer when the server leaves. */
const farewell = 1000

/** Forms and lists shrink to a tenth; every message stands alone, so that no secret of one shows in another's length. */
const compression = {
  threshold: 16 * 1024,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  concurrencyLimit: 4,
}

export type Websockets = { close: () => void; count: () => number }

/** The platform's websocket at /websocket. */
export function serveWebsocket(server: Server, parts: WebsocketParts): Websockets {
  const endpoint = new WebSocketServer({
    noServer: true,
    maxPayload: largestVisitorMessage,
    perMessageDeflate: compression,
  })
  const lines = new Set<Line>()

  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://host')
    if (url.pathname !== '/websocket') return refuseUpgrade(socket, '404 Not Found')
    if (!parts.mayConnect(request)) return refuseUpgrade(socket, '403 Forbidden')
    endpoint.handleUpgrade(request, socket, head, (websocket) => {
      const line = new Line(websocket, parts, parts.addressOf(request), url.searchParams)
      lines.add(line)
      websocket.on('close', () => lines.delete(line))
    })
  })

  const heartbeat = setInterval(() => {
    for (const line of lines) line.beat(new Date())
  }, parts.heartbeatEvery)

  return {
    count: () => lines.size,
    close: () => {
      clearInterval(heartbeat)
      for (const line of lines) line.close()
      endpoint.close()
      // Who does not answer the good-bye is not waited for.
      setTimeout(() => endpoint.clients.forEach((websocket) => websocket.terminate()), farewell).unref()
    },
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
