/** More are forgotten, the oldest first: whoever brings such a one is looked up like everybody else. */
const mostKnown = 50_000

/** Whose tokens were lately: only a hint at how much somebody may ask, for a session may have ended since. */
export class KnownTokens {
  readonly #accounts = new Map<string, string>()

  remember(tokenHash: Buffer, account: string): void {
    const key = tokenHash.toString('base64')
    this.#accounts.delete(key)
    this.#accounts.set(key, account)
    if (this.#accounts.size <= mostKnown) return
    const [oldest] = this.#accounts.keys()
    if (oldest !== undefined) this.#accounts.delete(oldest)
  }

  forget(tokenHash: Buffer): void {
    this.#accounts.delete(tokenHash.toString('base64'))
  }

  accountBehind(tokenHash: Buffer): string | null {
    return this.#accounts.get(tokenHash.toString('base64')) ?? null
  }
}
