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

/** Pieces of a body are laid together here: each for itself takes many times the bytes that it has. */
const blockSize = 16 * 1024
/** From here on a body is looked at that comes in crumbs; no client of ours or anybody's sends such. */
const manyPieces = 1000
const smallestPiece = 64

class Pieces {
  readonly #blocks: Buffer[] = []
  #free = 0
  #count = 0
  #length = 0

  /** How much memory they take. */
  get held(): number {
    return this.#length + this.#free
  }

  get length(): number {
    return this.#length
  }

  get areCrumbs(): boolean {
    return this.#count > manyPieces && this.#length < this.#count * smallestPiece
  }

  add(piece: Buffer): void {
    this.#count += 1
    this.#length += piece.length
    const fitting = Math.min(this.#free, piece.length)
    const last = this.#blocks.at(-1)
    if (last && fitting > 0) piece.copy(last, last.length - this.#free, 0, fitting)
    this.#free -= fitting
    if (fitting === piece.length) return
    const block = Buffer.allocUnsafeSlow(Math.max(blockSize, piece.length - fitting))
    piece.copy(block, 0, fitting)
    this.#blocks.push(block)
    this.#free = block.length - (piece.length - fitting)
  }

  whole(): Buffer {
    return Buffer.concat(this.#blocks, this.#length)
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
      if (pieces.areCrumbs) return stop(new BodyFault(400, 'Request body comes in crumbs'))
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
