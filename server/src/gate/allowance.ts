/** So much at once, and so much more each second. */
export type Allowed = { atOnce: number; perSecond: number }

/** What somebody may still have without waiting. */
export class Allowance {
  readonly #allowed: Allowed
  #left: number
  #since: number

  /** `now` in milliseconds of the steady clock, here and below. */
  constructor(allowed: Allowed, now: number) {
    this.#allowed = allowed
    this.#left = allowed.atOnce
    this.#since = now
  }

  has(units: number, now: number): boolean {
    const { atOnce, perSecond } = this.#allowed
    this.#left = Math.min(atOnce, this.#left + ((now - this.#since) / 1000) * perSecond)
    this.#since = now
    return this.#left >= units
  }

  take(units: number): void {
    this.#left -= units
  }
}

/** One for each name, forgotten when it is whole again. */
export class Allowances {
  readonly #allowed: Allowed
  readonly #wholeAfter: number
  #young = new Map<string, Allowance>()
  #old = new Map<string, Allowance>()
  #youngSince = 0

  constructor(allowed: Allowed) {
    this.#allowed = allowed
    this.#wholeAfter = (allowed.atOnce / allowed.perSecond) * 1000
  }

  of(name: string, now: number): Allowance {
    // Whatever was not asked for meanwhile is whole by now.
    if (now - this.#youngSince > this.#wholeAfter) {
      this.#old = now - this.#youngSince > 2 * this.#wholeAfter ? new Map() : this.#young
      this.#young = new Map()
      this.#youngSince = now
    }
    const allowance = this.#young.get(name) ?? this.#old.get(name) ?? new Allowance(this.#allowed, now)
    this.#young.set(name, allowance)
    return allowance
  }
}
