import { refuse } from '@allmende/domain/verdict.ts'
import type { Caller } from '../rpc/calls.ts'

/** So many answers wait to be taken at once: of one account, of all strangers at one address. */
type Most = { account: number; address: number }
const ofFiles: Most = { account: 32, address: 64 }
/** Small things that pages ask for by the dozen, whoever is logged in there. */
export const ofPictures: Most = { account: 256, address: 256 }

/** Answers that are being made or taken: each holds a file open, and who does not read must not hold very many. */
export class OpenAnswers {
  readonly #open = new Map<string, number>()
  readonly #most: Most

  constructor(most = ofFiles) {
    this.#most = most
  }

  /** One more, or a "no"; to be called back once it is over. */
  enter({ session, address }: Pick<Caller, 'session' | 'address'>): () => void {
    const [kind, key] = session ? (['account', session.email] as const) : (['address', address] as const)
    const name = `${kind} ${key}`
    const open = this.#open.get(name) ?? 0
    const most = this.#most[kind]
    if (open >= most) refuse('tooManyDownloads', { values: { most: String(most) } })
    this.#open.set(name, open + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const left = (this.#open.get(name) ?? 1) - 1
      if (left > 0) this.#open.set(name, left)
      else this.#open.delete(name)
    }
  }
}
