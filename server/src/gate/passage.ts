import type { Socket } from 'node:net'
import type { Crowd, Member } from './crowd.ts'
import { writePreamble } from './preamble.ts'
import type { Stamps } from './stamps.ts'

/** So long a client may still take its answer after the application has ended the connection. Milliseconds. */
const farewell = 1000
/** And so long it may take nothing of it. */
const silence = 120_000

type PassageParts = {
  client: Socket
  place: number
  serial: number
  address: string
  isProxy: boolean
  stamps: Stamps
  crowd: Crowd
  /** Told once nothing of it is left; `wasLed` where the application has seen it and gives its place back itself. */
  over: (passage: Passage, wasLed: boolean) => void
}

/** One connection: notes when each piece came, then passes it on as it is; both ways, and nothing is looked at. */
export class Passage implements Member {
  readonly address: string
  readonly isProxy: boolean
  readonly place: number
  pending = 0
  readonly #parts: PassageParts
  readonly #client: Socket
  #inside: Socket | null = null
  /** What came before the application could be reached. */
  #early: Buffer[] = []
  #earlyBytes = 0
  #received = 0
  #clientEnded = false
  #isOver = false
  #isLeaving = false
  #goodbye: NodeJS.Timeout | undefined

  constructor(parts: PassageParts) {
    const { client } = parts
    this.#parts = parts
    this.#client = client
    this.address = parts.address
    this.isProxy = parts.isProxy
    this.place = parts.place
    client.on('data', (piece: Buffer) => this.#take(piece))
    client.on('drain', () => this.#inside?.resume())
    client.on('end', () => this.#endInside())
    client.on('error', () => undefined)
    client.on('close', () => this.#clientGone())
  }

  /** Goes on to the application; what came so far is first. */
  lead(inside: Socket): void {
    if (this.#isOver) return void inside.destroy()
    const { client, place, serial } = this.#parts
    this.#inside = inside
    inside.on('data', (piece: Buffer) => {
      if (!client.destroyed && !client.write(piece)) inside.pause()
    })
    inside.on('drain', () => this.#weigh())
    inside.on('end', () => this.#sayGoodbye())
    inside.on('error', () => undefined)
    inside.on('close', () => this.#insideGone())
    const [address, port] = [client.remoteAddress ?? '', client.remotePort ?? 0]
    inside.write(Buffer.concat([writePreamble({ place, serial, address, port }), ...this.#early]))
    this.#early = []
    this.#earlyBytes = 0
    this.#weigh()
    if (this.#clientEnded) inside.end()
  }

  /** Ends it from here. */
  leave(): void {
    this.#client.destroy()
  }

  #take(piece: Buffer): void {
    const { stamps, place } = this.#parts
    // Who was told good-bye is heard out, and not listened to.
    if (this.#isOver) return
    this.#received += piece.length
    stamps.note(place, this.#received, Date.now())
    if (this.#inside) this.#inside.write(piece)
    else {
      this.#early.push(piece)
      this.#earlyBytes += piece.length
    }
    this.#weigh()
  }

  #weigh(): void {
    const { crowd } = this.#parts
    crowd.holds(this, this.#inside ? this.#inside.writableLength : this.#earlyBytes)
    if (crowd.hasRoomFor(this)) this.#client.resume()
    else this.#client.pause()
  }

  /** All that came is passed on before the application hears that there is no more. */
  #endInside(): void {
    this.#clientEnded = true
    this.#inside?.end()
  }

  #clientGone(): void {
    clearTimeout(this.#goodbye)
    this.#endInside()
    if (!this.#inside) return this.#finish(false)
    // Nobody takes what is still answered; what was sent is read all the same.
    this.#inside.destroySoon()
  }

  #insideGone(): void {
    this.#finish(true)
    this.#sayGoodbye()
  }

  /** Once the answer has left: what is still on its way to us is let run dry, for otherwise the answer would be lost. */
  #sayGoodbye(): void {
    const client = this.#client
    if (this.#isLeaving || client.destroyed) return
    this.#isLeaving = true
    client.setTimeout(silence, () => client.destroy())
    client.resume()
    client.end(() => {
      this.#goodbye = setTimeout(() => client.destroy(), farewell)
    })
  }

  #finish(wasLed: boolean): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#early = []
    this.#parts.over(this, wasLed)
  }
}
