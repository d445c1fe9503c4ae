import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { endGently } from '../rpc/end-gently.ts'

/** What Node's own parser asks of each request: whether the connection becomes something else, and is no longer its. */
type Parser = { onIncoming: (request: IncomingMessage, keepAlive: boolean) => number }
const becomesSomethingElse = 2

const parserOf = (socket: Socket) => (socket as Socket & { parser?: Parser | null }).parser

/**
 * Nothing more of a connection is made a request: also one that is cut off would be read to the end of the piece that
 * has come, which may hold thousands.
 */
export function stopParsing(socket: Socket): void {
  const parser = parserOf(socket)
  if (parser) parser.onIncoming = () => becomesSomethingElse
}

const lengthMissing = 'Content-Length is missing'

/**
 * A body that comes in chunks is read chunk by chunk, ten thousand of a byte each in one piece of the network, whoever
 * wants it or not. So a body has to say how long it is, as those of browsers and proxies do, or nothing of it is read.
 */
export function refuseChunks(socket: Socket): void {
  const parser = parserOf(socket)
  if (!parser) return
  const make = parser.onIncoming
  parser.onIncoming = (request, keepAlive) => {
    if (request.headers['transfer-encoding'] === undefined) return make(request, keepAlive)
    stopParsing(socket)
    endGently(
      socket,
      `HTTP/1.1 411 Length Required\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${lengthMissing.length}\r\n\r\n${lengthMissing}`,
    )
    return becomesSomethingElse
  }
}
