import { Allowance, Allowances, type Allowed } from './allowance.ts'
import { type Pace, Turns } from './turns.ts'

/** A piece as long as this is worth the time that it takes. Bytes. */
export const large = 16 * 1024

/** What a connection may send in small pieces without waiting: more than somebody who clicks through pages. */
export const ofConnection: Allowed = { atOnce: 64, perSecond: 4 }
/** Who has sent so few of these need not care for others of her address. */
const few = 4
/** All of an address together. */
const ofAddress: Allowed = { atOnce: 400, perSecond: 80 }
/** All addresses together; each piece takes some 40 µs. */
const ofAll: Allowed = { atOnce: 1000, perSecond: 2000 }
/** Beyond that, all together. */
const beyond: Pace = { perTurn: 40, turn: 10 }

/** Whoever sends: one connection that is led to the application. */
export type Sender = {
  address: string
  /** With whom it takes turns. */
  line: string
  /** Many people come through a proxy: what is bounded for an address is not for it. */
  isProxy: boolean
  allowance: Allowance
  /** More of it is read. */
  goOn: () => void
}

/**
 * A single byte costs the gate as much as a thousand. Who sends many small pieces takes turns with the others who do;
 * what came meanwhile is read at one go.
 */
export class SmallPieces {
  readonly #addresses = new Allowances(ofAddress)
  readonly #all: Allowance
  readonly #turns: Turns<Sender>

  constructor(now: () => number) {
    this.#all = new Allowance(ofAll, now())
    this.#turns = new Turns(now, beyond, (sender) => sender.goOn())
  }

  /** One was read. False where its sender has to wait before more is; who has sent little waits for nobody who has sent much. */
  mayGoOn(sender: Sender, now: number): boolean {
    if (!this.#hasSentLittle(sender, now)) return this.#turns.take(sender, now)
    this.#count(sender, now)
    if (!this.#all.has(1, now)) return this.#turns.take(sender, now, true)
    this.#all.take(1)
    return true
  }

  forget(sender: Sender): void {
    this.#turns.forget(sender)
  }

  #hasSentLittle({ address, isProxy, allowance }: Sender, now: number): boolean {
    if (!allowance.has(1, now)) return false
    const fits = isProxy || this.#addresses.of(address, now).has(1, now)
    return fits || allowance.has(ofConnection.atOnce - few + 1, now)
  }

  #count({ address, isProxy, allowance }: Sender, now: number): void {
    const together = isProxy ? null : this.#addresses.of(address, now)
    if (together?.has(1, now)) together.take(1)
    allowance.take(1)
  }
}
