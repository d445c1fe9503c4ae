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
import { Rounds } from '../rpc/rounds.ts'
import { refuseChunks, stopParsing } from './stop-parsing.ts'

/** So many requests of one connection may wait for their answers: browsers send one, and nobody needs more. */
const mostUnanswered = 4

/** Browsers and the proxies before them send some thirty. */
const mostHeaders = 100

/** Told of each request as soon as its headers are read. */
export type Begun = (request: IncomingMessage, response: ServerResponse) => void

/** With whom a request takes turns: an account or an address. */
export type WhoseRequest = (request: IncomingMessage) => string

/** Our HTTP server. With a body only its pace counts, for some uploads take hours. */
export function createBoundServer(
  answer: RequestListener,
  limits: DoorLimits,
  begun: Begun,
  whose: WhoseRequest = () => '',
): Server {
  const { headersWithin, silence, lookEvery } = limits
  const options = {
    headersTimeout: headersWithin,
    requestTimeout: 0,
    // Longer than the minute for which proxies keep theirs.
    keepAliveTimeout: 72_000,
    connectionsCheckingInterval: lookEvery,
    // What Node answers by itself nobody counts; who names no host is refused by the first look.
    requireHostHeader: false,
    // Other protocols are offered, not demanded: such a request is answered like any.
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  }
  const listener = oneAfterTheOther(inRounds(answer, whose), begun)
  const server = createServer(options, listener)
  // Each is made before anybody is asked whether she may: four requests of 800 headers take some milliseconds.
  server.maxHeadersCount = mostHeaders
  // Else Node answers whoever expects what it does not know, thousands in one piece.
  server.on('checkExpectation', listener)
  server.on('connection', refuseChunks)
  return server.setTimeout(silence, (socket) => endAfterRest(socket, silence))
}

/** Timers come before what lies in the sockets: what came before her time was over is still read. */
function endAfterRest(socket: Socket, silence: number): void {
  if (gateConnectionOf(socket)?.unreadSince()) socket.setTimeout(socket.timeout ?? silence)
  else socket.destroy()
}

function inRounds(answer: RequestListener, whose: WhoseRequest): RequestListener {
  const rounds = new Rounds()
  return (request, response) =>
    rounds.begin(whose(request), () => {
      // What came whole counts, but nobody takes a page who is gone.
      if (response.destroyed && request.method === 'GET') return
      answer(request, response)
    })
}

function cutOff(socket: Socket): void {
  stopParsing(socket)
  // Who was answered and told good-bye may still read that.
  if (!socket.writableEnded) socket.destroy()
}

/** Who sends request upon request without waiting for answers is cut off. */
function oneAfterTheOther(answer: RequestListener, begun: Begun): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const waiting = unanswered.get(socket) ?? 0
    if (socket.destroyed || socket.writableEnded || waiting >= mostUnanswered) return cutOff(socket)
    unanswered.set(socket, waiting + 1)
    response.once('close', () => {
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1)
      gateConnectionOf(socket)?.answered()
    })
    begun(request, response)
    answer(request, response)
  }
}
