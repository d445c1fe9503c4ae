import { type Allowance, Allowances, type Allowed } from './allowance.ts'

/** Whoever sends: one connection. */
export type Sender = {
  address: string
  /** Many people come through a proxy: what is bounded for an address is not for it. */
  isProxy: boolean
  allowance: Allowance
  /** It is its turn. */
  goOn: () => void
}

/** How the gate shares out its time, in units of what a small piece costs. */
export type Shares = {
  /** Without waiting, each connection and all of an address together. */
  connection: Allowed
  address: Allowed
  /** Beyond that so many of all together, each so many milliseconds. */
  perTurn: number
  turn: number
}

export const usualShares: Shares = {
  // A submission comes in a handful of pieces, also over a bad line.
  connection: { atOnce: 32, perSecond: 1 },
  address: { atOnce: 800, perSecond: 80 },
  // A unit takes some 40 µs: no more than a fifth of the time goes to those who send crumbs.
  perTurn: 50,
  turn: 10,
}

/**
 * A single byte costs the gate as much as a thousand. Who sends many small pieces takes turns with the others who do,
 * address by address, so that the gate has always time for who comes new or sends little. What came meanwhile is read
 * at one go.
 */
export class Turns {
  readonly #shares: Shares
  readonly #addresses: Allowances
  readonly #waiting = new Map<string, Map<Sender, number>>()
  #turnEnds = 0
  #left = 0
  #isTimed = false
  readonly #now: () => number

  constructor(now: () => number, shares: Shares = usualShares) {
    this.#now = now
    this.#shares = shares
    this.#addresses = new Allowances(shares.address)
  }

  /** Whether this much can be done for it at once. Otherwise it is told when it is its turn, and has paid then. */
  has(sender: Sender, units: number, now: number): boolean {
    if (this.#isAllowed(sender, units, now)) return true
    if (now >= this.#turnEnds) this.#begin(now)
    if (this.#left > 0) {
      this.#left -= units
      return true
    }
    const group = this.#waiting.get(sender.address) ?? new Map<Sender, number>()
    this.#waiting.set(sender.address, group.set(sender, units))
    if (!this.#isTimed) this.#wait(now)
    return false
  }

  /** It is gone. */
  forget(sender: Sender): void {
    const group = this.#waiting.get(sender.address)
    if (group?.delete(sender) && group.size === 0) this.#waiting.delete(sender.address)
  }

  #isAllowed({ address, isProxy, allowance }: Sender, units: number, now: number): boolean {
    if (!allowance.has(units, now)) return false
    if (!isProxy) {
      const together = this.#addresses.of(address, now)
      if (!together.has(units, now)) return false
      together.take(units)
    }
    allowance.take(units)
    return true
  }

  /** Those who wait come first. */
  #begin(now: number): void {
    this.#turnEnds = now + this.#shares.turn
    this.#left = this.#shares.perTurn
    while (this.#left > 0 && this.#waiting.size > 0) this.#takeFirst()
  }

  #takeFirst(): void {
    for (const [address, group] of this.#waiting) {
      this.#waiting.delete(address)
      for (const [sender, units] of group) {
        group.delete(sender)
        // Its address has its next turn after all others.
        if (group.size > 0) this.#waiting.set(address, group)
        this.#left -= units
        return sender.goOn()
      }
    }
  }

  /** Until the next turn. */
  #wait(now: number): void {
    this.#isTimed = true
    setTimeout(() => this.#next(), Math.max(1, this.#turnEnds - now))
  }

  #next(): void {
    this.#isTimed = false
    const now = this.#now()
    if (now >= this.#turnEnds) this.#begin(now)
    if (this.#waiting.size > 0) this.#wait(now)
  }
}
