import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { KnownBrowser } from './calls.ts'
import { endGently, farewell } from './end-gently.ts'
import { FairLine } from './fair-line.ts'
import { Line, type LineParts } from './line.ts'
import { type DoorLimits, largestMessages } from './limits.ts'
import { lookEvery } from './look-every.ts'
import { createPlaces } from './places.ts'
import { Rounds } from './rounds.ts'
import type { WireClock } from './stamp.ts'

export type WebsocketParts = Omit<LineParts, 'rounds' | 'unpackings'> & {
  mayConnect: (request: IncomingMessage) => boolean
  addressOf: (request: IncomingMessage) => string
  /** The name of the browser that shows this mark, where an account logged in there lately. */
  browserNamed: (mark: string | null) => string | null
  clockOf: (socket: Duplex) => WireClock
  heartbeatEvery: number
  limits: DoorLimits
}

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
    maxPayload: largestMessages.visitor,
    perMessageDeflate: compression,
    autoPong: false,
    maxFragments: 4096,
    // More are moved one by one whenever one is taken; the longest message in pieces of the network are fewer.
    maxBufferedChunks: 12 * 1024,
  })
  const lines = new Set<Line>()
  const rounds = new Rounds()
  const unpackings = new FairLine(2)
  const places = createPlaces(parts.limits)

  function browserOf(request: IncomingMessage, { searchParams }: URL): KnownBrowser | null {
    const name = parts.browserNamed(searchParams.get('browser'))
    return name === null ? null : { name, network: parts.addressOf(request) }
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = targetOf(request)
    if (url?.pathname !== '/websocket') return refuseUpgrade(socket, '404 Not Found')
    if (!parts.mayConnect(request)) return refuseUpgrade(socket, '403 Forbidden')
    const browser = browserOf(request, url)
    // What a neighbour behind the same network address does is not counted as hers.
    const address = browser ? `browser ${browser.name}` : parts.addressOf(request)
    const token = url.searchParams.get('X-Auth-Token')
    const bringsToken = Boolean(token)
    // For whom nothing speaks is a stranger, until it has been looked up.
    const isTrusted = token ? parts.sessions.behalfOf(token) !== null : false
    if (!isTrusted && parts.pace.waitOfLine(address) > 0)
      return refuseUpgrade(socket, '429 Too Many Requests')
    const place = places.enter(address, bringsToken)
    if (!place) return refuseUpgrade(socket, '429 Too Many Requests')
    // Not only an open websocket ends: a handshake that fails gives its place back too.
    socket.once('close', place.leave)
    endpoint.handleUpgrade(request, socket, head, (websocket) => {
      const clock = parts.clockOf(socket)
      const origin = { address, browser, place, socket, clock, query: url.searchParams }
      const line = new Line(websocket, { ...parts, rounds, unpackings }, origin)
      lines.add(line)
      websocket.on('close', () => lines.delete(line))
    })
  }

  server.on('upgrade', (request, socket, head) => {
    // From here on the socket is ours alone, and a reset that nobody listens for would end the process.
    socket.on('error', () => socket.destroy())
    try {
      upgrade(request, socket, head)
    } catch (error) {
      parts.log.error({ err: error }, 'an upgrade failed')
      refuseUpgrade(socket, '500 Internal Server Error')
    }
  })

  const heartbeat = lookEvery(parts.heartbeatEvery, () => {
    for (const line of lines) line.beat(new Date())
  })

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

/** What a stranger asks for need not be a URL: `//` is none. */
const targetOf = ({ url = '' }: IncomingMessage): URL | null => URL.parse(`http://host${url}`)

/** Says no and does not wait for a peer that keeps its end open. */
function refuseUpgrade(socket: Duplex, status: string): void {
  endGently(socket, `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  socket.resume()
}
