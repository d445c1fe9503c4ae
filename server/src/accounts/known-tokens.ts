/** More are forgotten, the oldest first. */
const mostKnown = 50_000

/** Whose tokens were when they were seen last, or that their session is over; null where nobody knows. */
export class KnownTokens {
  readonly #accounts = new Map<string, string | 'over'>()

  remember(tokenHash: Buffer, account: string | 'over'): void {
    const key = tokenHash.toString('base64')
    this.#accounts.delete(key)
    this.#accounts.set(key, account)
    if (this.#accounts.size <= mostKnown) return
    const [oldest] = this.#accounts.keys()
    if (oldest !== undefined) this.#accounts.delete(oldest)
  }

  of(tokenHash: Buffer): string | 'over' | null {
    return this.#accounts.get(tokenHash.toString('base64')) ?? null
  }
}
