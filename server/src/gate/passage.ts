import type { Socket } from 'node:net'
import { Allowance } from './allowance.ts'
import type { Crowd, Member } from './crowd.ts'
import { Pieces } from './pieces.ts'
import { writePreamble } from './preamble.ts'
import type { Stamps } from './stamps.ts'
import { steadyNow } from './steady-clock.ts'
import { type Sender, type Turns, usualShares } from './turns.ts'

/** So long a client may still take its answer after the application has ended the connection. Milliseconds. */
const farewell = 1000
/** And so long it may take nothing of it. */
const silence = 120_000
/** So much of an answer may wait for its client. Bytes. */
const mostUntaken = 64 * 1024
/** A piece as long as this is worth the time that it takes. Bytes. */
const large = 16 * 1024
/** What the way to the application costs, in small pieces. */
const costOfKnocking = 8

type PassageParts = {
  client: Socket
  place: number
  serial: number
  address: string
  isProxy: boolean
  stamps: Stamps
  crowd: Crowd
  turns: Turns
  firstWordWithin: number
  /** Asked for the way to the application; `lead` answers. */
  knock: (passage: Passage) => void
  /** Told once nothing of it is left; `isSeen` where the application has it, or may still come to it. */
  over: (passage: Passage, isSeen: boolean) => void
}

/** One connection: notes when each piece came, then passes it on as it is; both ways, and nothing is looked at. */
export class Passage implements Member, Sender {
  readonly address: string
  readonly isProxy: boolean
  readonly place: number
  readonly serial: number
  hasSpoken = false
  pending = 0
  readonly allowance = new Allowance(usualShares.connection, steadyNow())
  isOver = false
  readonly #parts: PassageParts
  readonly #client: Socket
  readonly #from: { address: string; port: number }
  #inside: Socket | null = null
  /** What came and waits for what went before it; laid together, for each piece by itself takes many times its bytes. */
  #waiting = new Pieces()
  #isWriting = false
  #received = 0
  #hasKnocked = false
  #waitsForTurn = false
  #clientEnded = false
  #isLeaving = false
  #goodbye: NodeJS.Timeout | undefined

  constructor(parts: PassageParts) {
    const { client } = parts
    this.#parts = parts
    this.#client = client
    this.address = parts.address
    this.isProxy = parts.isProxy
    this.place = parts.place
    this.serial = parts.serial
    this.#from = { address: client.remoteAddress ?? '', port: client.remotePort ?? 0 }
    client.on('data', (piece: Buffer) => this.#take(piece))
    client.on('drain', () => this.#inside?.resume())
    client.on('end', () => (this.hasSpoken ? this.#endInside() : this.leave()))
    client.on('error', () => undefined)
    client.on('close', () => this.#clientGone())
    client.setTimeout(parts.firstWordWithin, () => this.leave())
  }

  /** Goes on to the application; what came so far is first. */
  lead(inside: Socket): void {
    if (this.isOver) return void inside.destroy()
    const { client, place, serial } = this.#parts
    this.#inside = inside
    inside.on('data', (piece: Buffer) => {
      if (client.destroyed) return
      client.write(piece)
      if (client.writableLength > mostUntaken) inside.pause()
    })
    inside.on('end', () => this.#sayGoodbye())
    inside.on('error', () => undefined)
    inside.on('close', () => this.#insideGone())
    this.#write(writePreamble({ place, serial, ...this.#from }))
    if (this.#clientEnded) this.#endInside()
  }

  goOn(): void {
    this.#waitsForTurn = false
    this.#knock()
    this.#weigh()
  }

  /** Ends it from here. */
  leave(): void {
    this.#client.destroy()
  }

  #take(piece: Buffer): void {
    const { stamps, place, turns, crowd } = this.#parts
    const now = steadyNow()
    const cost = (piece.length < large ? 1 : 0) + (this.#hasKnocked ? 0 : costOfKnocking)
    this.#waitsForTurn = !turns.has(this, cost, now)
    // Who was told good-bye is heard out, and not listened to.
    if (this.isOver) return this.#listen()
    if (!this.hasSpoken) this.#client.setTimeout(0)
    crowd.speaks(this)
    this.#received += piece.length
    stamps.note(place, this.#received, now)
    if (!this.#waitsForTurn) this.#knock()
    if (this.#inside && !this.#isWriting) this.#write(piece)
    else this.#waiting.add(piece)
    this.#weigh()
  }

  /** Not before it has sent something: who connects and says nothing costs little. */
  #knock(): void {
    if (this.#hasKnocked) return
    this.#hasKnocked = true
    this.#parts.knock(this)
  }

  /** One after the other: what comes meanwhile waits. */
  #write(bytes: Buffer): void {
    this.#isWriting = true
    this.#inside?.write(bytes, () => {
      this.#isWriting = false
      if (this.#waiting.length > 0) this.#write(this.#waiting.takeAll())
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
    const hasRoom = this.isOver || this.#parts.crowd.hasRoomFor(this)
    if (hasRoom && !this.#waitsForTurn) this.#client.resume()
    else this.#client.pause()
  }

  /** All that came is passed on before the application hears that there is no more. */
  #endInside(): void {
    this.#clientEnded = true
    if (this.#waiting.length > 0 || this.#isWriting) return
    // Nobody takes what is still answered once the client is gone; what was sent is read all the same.
    if (this.#client.destroyed) this.#inside?.destroySoon()
    else this.#inside?.end()
  }

  #clientGone(): void {
    clearTimeout(this.#goodbye)
    // What it sent is led on all the same.
    if (this.#hasKnocked || !this.hasSpoken) this.#parts.turns.forget(this)
    this.#endInside()
    if (!this.#inside && this.#waiting.length === 0) this.#finish(false)
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
    client.setTimeout(silence, () => client.destroy())
    this.#listen()
    client.end(() => {
      this.#goodbye = setTimeout(() => client.destroy(), farewell)
    })
  }

  #finish(isSeen: boolean): void {
    if (this.isOver) return
    this.isOver = true
    this.#waiting = new Pieces()
    this.#parts.over(this, isSeen)
  }
}
