import type { Socket } from 'node:net'
import { Allowance } from './allowance.ts'
import type { Crowd, Member } from './crowd.ts'
import type { InnerWay } from './inner-way.ts'
import type { LeftBehind } from './left-behind.ts'
import { Pieces } from './pieces.ts'
import { writePreamble } from './preamble.ts'
import { leastFiling } from './least-filing.ts'
import { large, ofConnection, type Sender, type SmallPieces } from './small-pieces.ts'
import type { Stamps } from './stamps.ts'
import { steadyNow } from './steady-clock.ts'

/** So long a client may still send after the application has ended the connection. Milliseconds. */
const farewell = 1000
/** And so long it may take for the last of its answer. */
const longestGoodbye = 120_000
/** So much more is taken of who does not stop sending, so that she can read why she was refused. Bytes. */
const longestFarewell = 2 * 1024 * 1024
/** So much of an answer may wait for its client. Bytes. */
const mostUntaken = 64 * 1024

type PassageParts = {
  client: Socket
  place: number
  serial: number
  address: string
  isProxy: boolean
  stamps: Stamps
  crowd: Crowd
  leftBehind: LeftBehind
  smallPieces: SmallPieces
  way: InnerWay
  /** So long it may say nothing at first. Milliseconds. */
  firstWordWithin: number
  /** Told once it needs its place no more; `isSeen` where the application has it, or may still come to it. */
  over: (passage: Passage, isSeen: boolean) => void
}

/** One connection: notes when each piece came, then passes it on as it is; both ways, and nothing is looked at. */
export class Passage implements Member, Sender {
  readonly address: string
  /** Many people come through a proxy, so each of its connections counts for itself. */
  readonly line: string
  readonly isProxy: boolean
  readonly place: number
  readonly serial: number
  pending = 0
  readonly allowance = new Allowance(ofConnection, steadyNow())
  isOver = false
  readonly #parts: PassageParts
  readonly #client: Socket
  readonly #from: { address: string; port: number }
  #inside: Socket | null = null
  /** What came and waits for what went before it; laid together, for each small piece takes many times its bytes. */
  #waiting = new Pieces()
  /** How many writes to the application are on their way. */
  #unwritten = 0
  #received = 0
  #wasHeard = false
  #waitsForTurn = false
  #clientEnded = false
  /** The application has said its last word; nothing that still comes is for it. */
  #isLeaving = false
  #cameAfterwards = 0
  #discarded = 0
  #goodbye: NodeJS.Timeout | undefined

  constructor(parts: PassageParts) {
    const { client } = parts
    this.#parts = parts
    this.#client = client
    this.address = parts.address
    this.isProxy = parts.isProxy
    this.line = parts.isProxy ? `${parts.address} ${parts.serial}` : parts.address
    this.place = parts.place
    this.serial = parts.serial
    this.#from = { address: client.remoteAddress ?? '', port: client.remotePort ?? 0 }
    client.on('data', (piece: Buffer) => this.#take(piece))
    client.on('drain', () => this.#inside?.resume())
    client.on('end', () => this.#clientSaysNoMore())
    client.on('error', () => undefined)
    client.on('close', () => this.#clientGone())
    client.setTimeout(parts.firstWordWithin, () => this.leave())
  }

  get #hasSpoken(): boolean {
    return this.#received > 0
  }

  /** Whether the application has taken it over, or is done with it. */
  get isTaken(): boolean {
    const { stamps } = this.#parts
    return stamps.isTaken(this.place, this.serial) || !stamps.isOf(this.place, this.serial)
  }

  isHeard(): boolean {
    // Once it is over for the application its place may be somebody else's.
    this.#wasHeard ||= this.#parts.stamps.isHeard(this.place, this.serial)
    return this.#wasHeard
  }

  isKnown(): boolean {
    const { stamps } = this.#parts
    return stamps.isKnown(this.place, this.serial)
  }

  /** Goes on to the application; what came so far is first. */
  lead(inside: Socket): void {
    if (this.isOver) return void inside.destroy()
    const { client, place, serial, crowd, leftBehind } = this.#parts
    crowd.isLed(this)
    leftBehind.remove(this)
    this.#inside = inside
    inside.on('data', (piece: Buffer) => {
      if (client.destroyed) return this.#discard(piece)
      crowd.moves(this)
      client.write(piece)
      if (client.writableLength > mostUntaken) inside.pause()
    })
    inside.on('end', () => this.#sayGoodbye())
    inside.on('error', () => undefined)
    inside.on('close', () => this.#insideGone())
    this.#write(writePreamble({ place, serial, ...this.#from }))
    if (this.#clientEnded) this.#endInside()
    this.goOn()
  }

  goOn(): void {
    this.#waitsForTurn = false
    this.#listen()
  }

  /** Ends it from here. What may be a filing is led on all the same. */
  leave(): void {
    this.#client.destroy()
    if (!this.#inside && this.#received < leastFiling) this.#finish(false)
  }

  /** There is no way to the application for it. */
  giveUp(): void {
    this.#client.destroy()
    this.#finish(false)
  }

  #take(piece: Buffer): void {
    const now = steadyNow()
    this.#pace(piece, now)
    // Who was told good-bye is heard out, and not listened to.
    if (this.isOver || this.#isLeaving) {
      this.#cameAfterwards += piece.length
      return this.#listen()
    }
    const { stamps, place, crowd, way } = this.#parts
    const isFirst = !this.#hasSpoken
    this.#received += piece.length
    stamps.note(place, this.#received, now)
    this.#pass(piece)
    crowd.moves(this)
    // Strangers' first bytes cost them nothing.
    if (this.#received >= leastFiling) crowd.speaks(this)
    if (isFirst) {
      this.#client.setTimeout(0)
      if (!way.knock(this, now)) stamps.fallBehind(place, this.serial)
    }
    this.#weigh()
  }

  /** Whether more is read at once. */
  #pace(piece: Buffer, now: number): void {
    if (piece.length >= large) return
    this.#waitsForTurn = !this.#parts.smallPieces.mayGoOn(this, now)
  }

  /** Small pieces that come while others are on their way wait and go together; large ones are worth a write each. */
  #pass(piece: Buffer): void {
    const isWorthIt = piece.length >= large || this.#unwritten === 0
    if (!this.#inside || !isWorthIt) return this.#waiting.add(piece)
    if (this.#waiting.length > 0) this.#write(this.#waiting.takeAll())
    this.#write(piece)
  }

  #write(bytes: Buffer): void {
    this.#unwritten += 1
    this.#inside?.write(bytes, () => {
      this.#unwritten -= 1
      if (this.#unwritten === 0 && this.#waiting.length > 0) this.#write(this.#waiting.takeAll())
      else if (this.#clientEnded) this.#endInside()
      this.#weigh()
    })
  }

  #weigh(): void {
    const { crowd } = this.#parts
    crowd.holds(this, this.#waiting.held + (this.#inside?.writableLength ?? 0))
    this.#listen()
  }

  #listen(): void {
    const isHeardOut = this.isOver || this.#isLeaving
    const hasRoom = isHeardOut ? this.#cameAfterwards < longestFarewell : this.#parts.crowd.hasRoomFor(this)
    if (hasRoom && !this.#waitsForTurn) this.#client.resume()
    else this.#client.pause()
  }

  /** Who ends before she is led in is gone for the others: what she sent is led in all the same. */
  #clientSaysNoMore(): void {
    if (!this.#hasSpoken) return this.leave()
    if (!this.#inside) this.#parts.crowd.isGone(this)
    this.#endInside()
  }

  /** All that came is passed on before the application hears that there is no more. */
  #endInside(): void {
    this.#clientEnded = true
    if (this.#waiting.length > 0 || this.#unwritten > 0) return
    this.#inside?.end()
    if (this.#inside && this.#client.destroyed) this.#letGo(this.#inside)
  }

  /**
   * Nobody takes what is still answered. The application ends it once it has read all: were it ended from here, what
   * it has not read would be lost with the next thing it says.
   */
  #letGo(inside: Socket): void {
    if (this.isOver) return
    inside.resume()
    const patience = setTimeout(() => inside.destroy(), longestGoodbye)
    inside.once('close', () => clearTimeout(patience))
    this.#finish(true)
  }

  /** Nobody is there to take it; who asked for much and left has no more of it made. */
  #discard(piece: Buffer): void {
    this.#discarded += piece.length
    if (this.#discarded > longestFarewell) this.#inside?.destroy()
  }

  #clientGone(): void {
    clearTimeout(this.#goodbye)
    this.#parts.smallPieces.forget(this)
    this.#endInside()
    if (!this.#inside) this.#leaveBehind()
    this.#leaveCrowd()
  }

  /** What it sent is led on all the same, where it may be something. */
  #leaveBehind(): void {
    if (this.#received < leastFiling) this.#finish(false)
    else if (!this.isOver) {
      this.#parts.leftBehind.add(this)
      this.#parts.crowd.isGone(this)
    }
  }

  #insideGone(): void {
    const { stamps, place, serial } = this.#parts
    // Where the application ended what it never looked at, it knows nothing of the place.
    this.#finish(this.#client.destroyed || stamps.isTaken(place, serial))
    this.#sayGoodbye()
  }

  /** Once the answer has left: what is still on its way to us is let run dry, for otherwise the answer would be lost. */
  #sayGoodbye(): void {
    const client = this.#client
    if (this.#isLeaving || client.destroyed) return
    this.#isLeaving = true
    const endWithin = (milliseconds: number): void => {
      clearTimeout(this.#goodbye)
      this.#goodbye = setTimeout(() => client.destroy(), milliseconds)
    }
    endWithin(longestGoodbye)
    this.#listen()
    client.end(() => {
      if (!client.destroyed) endWithin(farewell)
    })
  }

  #finish(isSeen: boolean): void {
    if (this.isOver) return
    this.isOver = true
    this.isHeard()
    this.#waiting = new Pieces()
    const { way, over, leftBehind } = this.#parts
    way.forget(this)
    leftBehind.remove(this)
    over(this, isSeen)
    this.#leaveCrowd()
  }

  /** Who is told good-bye and does not go is still there. */
  #leaveCrowd(): void {
    if (this.isOver && this.#client.destroyed) this.#parts.crowd.leave(this)
  }
}
