import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { type Arrival, type ArrivalRooms, arrivalOf } from './arrivals.ts'
import { largestMessages } from './limits.ts'
import type { Pace } from './rate.ts'
import { type Receiving, receivingOf, weightOfPiece } from './receiving.ts'
import { type Session, sideOf } from './session.ts'
import type { Stamp } from './stamp.ts'

/** How many messages of one socket are worked on at a time; the rest waits unread, so a burst delays only itself. */
const atOnce = 8

/** `isBegun` once it is worked on; `over` is called once it is answered, or never will be. */
export type Arrived = { data: Buffer; stamp: Stamp; isBegun: boolean; over: () => void }

type IntakeParts = {
  arrivals: ArrivalRooms
  pace: Pace
  sender: { readonly session: Session | null; readonly address: string; readonly line?: string }
  work: (arrived: Arrived) => Promise<void>
  /** A message has come whole and is being unpacked; told once it was handed on. */
  unpacks: () => () => void
  /** Does it when it is this sender's turn. */
  inTurn: (work: () => void) => void
  /** Unpacks something when it is this sender's turn. */
  unpackInTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Nothing more of hers is listened to. */
  cutOff: () => void
  failed: (error: unknown) => void
}

const weightOf = ({ data }: Arrived): number => data.length + weightOfPiece

/** What arrives on one websocket: weighed, paid for, and handed on a few at a time. */
export class Intake {
  readonly #websocket: WebSocket
  readonly #parts: IntakeParts
  readonly #receiving: Receiving
  readonly #waiting: Arrived[] = []
  #arrival: Arrival
  #working = 0
  /** What the messages weigh that wait or are worked on. */
  #unanswered = 0
  #isOver = false
  #last = Promise.resolve()
  #rest: NodeJS.Timeout | undefined

  constructor(websocket: WebSocket, socket: Duplex, parts: IntakeParts) {
    this.#websocket = websocket
    this.#parts = parts
    this.#arrival = this.#arrive()
    this.#receiving = receivingOf(websocket, socket, {
      owed: () => parts.pace.owedBy(parts.sender),
      reserve: (bytes) => parts.pace.reserve(parts.sender, bytes),
      unpacks: parts.unpacks,
      rests: () => this.#isHeldUp(),
      inTurn: parts.inTurn,
      unpackInTurn: parts.unpackInTurn,
    })
    // By the bytes as they come: many small frames are work, whatever they say.
    socket.on('data', (piece: Buffer) => {
      parts.pace.chargeRaw(parts.sender, piece.length)
      this.readOn()
      this.#weigh()
    })
    socket.once('close', () => this.#end())
  }

  /** How many bytes there are up to the end of the message that is just whole. */
  get consumed(): number {
    return this.#receiving.consumed()
  }

  /** How many bytes were taken from the socket and not looked at. */
  get unread(): number {
    return this.#receiving.unread()
  }

  /** While nothing of hers is read, she cannot show that she is there. */
  get isHeldBack(): boolean {
    return this.#websocket.isPaused || this.#receiving.waits() || this.#receiving.unpacks()
  }

  /** The sender is somebody else from here on, or may do more or less than before. */
  senderChanged(): void {
    this.#receiving.limit(this.#longest)
    if (this.#isOver) return
    this.#arrival.leave()
    this.#arrival = this.#arrive()
    this.#weigh()
  }

  /** Whether some of hers waits until other messages of hers are answered. */
  get isFull(): boolean {
    return this.#waiting.length > 0
  }

  /** Whether nothing of hers is read because she owes, or something waits to be unpacked until she does not. */
  get waitsForPay(): boolean {
    return this.#receiving.waits() || this.#parts.pace.owedBy(this.#parts.sender) > 0
  }

  /** False where it is longer than this sender may speak: her session may have ended while it arrived. */
  take(arrived: Arrived): boolean {
    if (arrived.data.length > this.#longest) return false
    if (this.#isOver) {
      this.#workOff([arrived])
      return true
    }
    this.#unanswered += weightOf(arrived)
    this.#waiting.push(arrived)
    this.#workOn()
    this.readOn()
    this.#weigh()
    return true
  }

  get #longest(): number {
    return largestMessages[sideOf(this.#parts.sender.session)]
  }

  #arrive(): Arrival {
    return arrivalOf(this.#parts.arrivals, this.#parts.sender, this.#parts.cutOff)
  }

  #weigh(): void {
    this.#arrival.holds(this.#receiving.held() + this.#unanswered)
  }

  /** Too much at once, or more than was paid for: what was read together with it still arrives, no more. */
  readOn(): void {
    if (this.#isOver) return
    if (this.#isHeldUp()) return this.#websocket.pause()
    this.#websocket.resume()
    this.#receiving.goOn()
  }

  #isHeldUp(): boolean {
    return !this.#isOver && (this.#restsStill() || this.#waiting.length > 0)
  }

  /** Whoever owes rests until time has paid; then both reading and working go on. */
  #restsStill(): boolean {
    const seconds = this.#parts.pace.owedBy(this.#parts.sender)
    if (seconds === 0) return false
    this.#rest ??= setTimeout(() => {
      this.#rest = undefined
      this.#workOn()
      this.readOn()
    }, seconds * 1000).unref()
    return true
  }

  #workOn(): void {
    while (!this.#isOver && this.#working < atOnce && this.#waiting.length > 0 && !this.#restsStill()) {
      const next = this.#waiting.shift() as Arrived
      next.isBegun = true
      this.#working++
      this.#parts
        .work(next)
        .catch(this.#parts.failed)
        .finally(() => this.#worked(next))
    }
  }

  #worked(done: Arrived): void {
    this.#working--
    this.#unanswered -= weightOf(done)
    this.#weigh()
    this.#workOn()
    this.readOn()
  }

  #end(): void {
    this.#isOver = true
    clearTimeout(this.#rest)
    this.#arrival.leave()
    this.#workOff(this.#waiting.splice(0))
    this.#receiving.goOn()
  }

  /** What she sent whole before she was gone is looked at, one after the other, unless it was not paid for. */
  #workOff(left: readonly Arrived[]): void {
    for (const arrived of left) this.#last = this.#last.then(() => this.#workLate(arrived))
  }

  async #workLate(arrived: Arrived): Promise<void> {
    arrived.isBegun = true
    if (this.waitsForPay) arrived.over()
    else await this.#parts.work(arrived).catch(this.#parts.failed)
  }
}
