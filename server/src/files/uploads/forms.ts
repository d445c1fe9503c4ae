import { refuse } from '@allmende/domain/verdict.ts'

/** So many forms with files one account sends at once. */
const mostOfAccount = 4

/** The forms that this process is receiving: what they hold counts nowhere before they are whole. */
export class Forms {
  readonly #coming = new Map<string, number>()

  async oneOf<Result>(account: string, receive: () => Promise<Result>): Promise<Result> {
    const coming = this.#coming.get(account) ?? 0
    if (coming >= mostOfAccount) refuse('uploadTooManyAtOnce', { values: { most: String(mostOfAccount) } })
    this.#coming.set(account, coming + 1)
    try {
      return await receive()
    } finally {
      const left = (this.#coming.get(account) ?? 1) - 1
      if (left > 0) this.#coming.set(account, left)
      else this.#coming.delete(account)
    }
  }
}
