import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Arrival } from '../rpc/arrivals.ts'
import { sendFault } from './errors.ts'

class BodyFault extends Error {
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** A whole body in memory, and never more than `longest` bytes of it. */
export function readBody(payload: IncomingMessage, longest: number, arrival: Arrival): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const take = (chunk: Buffer) => {
      length += chunk.length
      if (length <= longest) {
        chunks.push(chunk)
        return arrival.holds(length)
      }
      payload.off('data', take).pause()
      reject(new BodyFault(413, 'Request body is too large'))
    }
    payload.on('data', take)
    payload.once('end', () => resolve(Buffer.concat(chunks)))
    payload.once('error', () => reject(new BodyFault(400, 'Request body ended early')))
    payload.once('close', () => reject(new BodyFault(400, 'Request body ended early')))
  })
}

/** Says no to a body before it is read; the connection cannot be used again, for the body is still on its way. */
export function refuseBody(request: FastifyRequest, reply: FastifyReply, status: 413 | 429) {
  return sendFault(request, reply.header('connection', 'close'), status)
}
