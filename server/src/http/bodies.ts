import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Arrival } from '../rpc/arrivals.ts'
import { Pieces } from '../gate/pieces.ts'
import { sendFault } from './errors.ts'

class BodyFault extends Error {
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** A whole body in memory, and never more than `longest` bytes of it. */
export function readBody(
  payload: IncomingMessage,
  longest: number,
  arrival: Pick<Arrival, 'holds'>,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces = new Pieces()
    const stop = (fault: BodyFault) => {
      payload.off('data', take).pause()
      reject(fault)
    }
    const take = (piece: Buffer) => {
      if (pieces.length + piece.length > longest) return stop(new BodyFault(413, 'Request body is too large'))
      pieces.add(piece)
      arrival.holds(pieces.held)
    }
    const giveUp = () => reject(new BodyFault(400, 'Request body ended early'))
    if (payload.destroyed) return giveUp()
    payload.on('data', take)
    payload.once('end', () => resolve(pieces.whole()))
    payload.once('error', giveUp)
    payload.once('close', giveUp)
  })
}

/** Says no to a body before it is read; the connection cannot be used again, for the body is still on its way. */
export function refuseBody(request: FastifyRequest, reply: FastifyReply, status: 413 | 429) {
  return sendFault(request, reply.header('connection', 'close'), status)
}
