import type { Behalf } from '../database/behalf.ts'

/** More are forgotten, the oldest first. */
const mostKnown = 50_000

/** On whose behalf its requests are made, and as whose its filings are waited for. */
export type TokenOwner = { behalf: Behalf; filer: string }

/** Whose tokens were when they were seen last, or that their session is over; null where nobody knows. */
export class KnownTokens {
  readonly #accounts = new Map<string, TokenOwner | 'over'>()

  remember(tokenHash: Buffer, account: TokenOwner | 'over'): void {
    const key = tokenHash.toString('base64')
    this.#accounts.delete(key)
    this.#accounts.set(key, account)
    if (this.#accounts.size <= mostKnown) return
    const [oldest] = this.#accounts.keys()
    if (oldest !== undefined) this.#accounts.delete(oldest)
  }

  of(tokenHash: Buffer): TokenOwner | 'over' | null {
    return this.#accounts.get(tokenHash.toString('base64')) ?? null
  }
}
