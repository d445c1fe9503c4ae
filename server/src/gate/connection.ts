import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { WireClock } from '../rpc/stamp.ts'
import { preambleLength } from './preamble.ts'
import type { Stamps } from './stamps.ts'
import { steadyNow, wallTimeOf } from './steady-clock.ts'

const connections = new WeakMap<object, GateConnection>()

/** What the gate noted of a connection; none where it did not come through the gate. */
export const gateConnectionOf = (socket: object): GateConnection | undefined => connections.get(socket)

/** One connection as the application sees it: bytes that it reads later than they came. */
export class GateConnection {
  readonly #stamps: Stamps
  readonly #place: number
  readonly #serial: number
  readonly #socket: Socket
  #kept: ReturnType<Stamps['piecesOf']> | null = null
  /** Where the last request ended that was answered. */
  #answered = 0
  /** How many requests are not answered yet, and the one that may file something and is still coming. */
  #inWork = 0
  #hearing: { complete: boolean } | null = null
  /** Whether nothing of it is read on purpose, or what is read files nothing, so that nobody waits for it. */
  isHeldBack: () => boolean = () =>
    this.#socket.isPaused() || (this.#inWork > 0 && this.#hearing?.complete !== false)

  /** How many bytes were read that nobody has looked at. */
  notLookedAt: () => number = () => 0

  constructor(stamps: Stamps, place: number, serial: number, socket: Socket) {
    this.#stamps = stamps
    this.#place = place
    this.#serial = serial
    this.#socket = socket
    connections.set(socket, this)
  }

  /** How many bytes of the client the application has read. */
  get read(): number {
    return this.#socket.bytesRead - preambleLength
  }

  /** When so much of it was there; now, where nobody knows any more. */
  instantOf(bytes: number): Date {
    const { pieces } = this.#pieces()
    return wallTimeOf(pieces.find(({ until }) => until >= bytes)?.at ?? steadyNow())
  }

  /** The last byte that was read. */
  lastRead(): Date {
    return this.instantOf(this.read)
  }

  /** The first byte of the request that is read; null where it came so long ago that nobody knows. */
  firstRead(): Date | null {
    const { pieces, isWhole } = this.#pieces()
    const knowsEarlier = isWhole || (pieces[0]?.until ?? Number.POSITIVE_INFINITY) <= this.#answered
    const first = pieces.find(({ until }) => until > this.#answered)
    return knowsEarlier && first ? wallTimeOf(first.at) : null
  }

  /** A request is worked on until it is answered; `hearing` where its body may file something. */
  works(response: EventEmitter, hearing: { complete: boolean } | null): void {
    this.isHeard()
    this.#inWork += 1
    this.#hearing = hearing
    response.once('close', () => {
      this.#inWork -= 1
    })
  }

  /** Somebody is behind it who says something whole. */
  isHeard(): void {
    this.#stamps.hear(this.#place, this.#serial)
  }

  /** Its sender brought a token of this house. */
  senderIsKnown(): void {
    this.#stamps.know(this.#place, this.#serial)
  }

  /** The request was answered: what comes next is another one. */
  answered(): void {
    this.#answered = this.read
  }

  /** When the last of what is here and was not read yet came; null where everything was. */
  unreadSince(): Date | null {
    const newest = this.#kept ? this.#kept.pieces.at(-1) : this.#stamps.newestOf(this.#place, this.#serial)
    // What lies in a socket that rests was read by nobody yet.
    const read = this.read - this.#socket.readableLength - this.notLookedAt()
    return newest && newest.until > read && !this.isHeldBack() ? wallTimeOf(newest.at) : null
  }

  /** From here on its place is somebody else's; what was read of it may still be asked for. */
  keepInstants(): void {
    this.#kept = this.#pieces()
  }

  #pieces() {
    return this.#kept ?? this.#stamps.piecesOf(this.#place, this.#serial)
  }
}

/** Where nobody noted when the bytes came. */
export const clockOfReading = (): WireClock => ({
  instantOf: () => new Date(),
  heldBackWhile: () => undefined,
  unreadAre: () => undefined,
  senderIsKnown: () => undefined,
})

/** The clock of a connection that becomes a websocket now. */
export function wireClockOf(socket: Duplex): WireClock {
  const connection = gateConnectionOf(socket)
  if (!connection) return clockOfReading()
  connection.isHeard()
  const begun = connection.read - socket.readableLength
  return {
    instantOf: (bytes) => connection.instantOf(begun + bytes),
    heldBackWhile: (isHeldBack) => {
      connection.isHeldBack = isHeldBack
    },
    senderIsKnown: () => connection.senderIsKnown(),
    unreadAre: (bytes) => {
      connection.notLookedAt = bytes
    },
  }
}
