import { refuse } from '@allmende/domain/verdict.ts'
import type { Caller } from '../rpc/calls.ts'
import { filerIn } from '../rpc/session.ts'

/**
 * So many answers wait to be taken at once: of one account, of all strangers at one address, and of all accounts
 * together, as many again of all strangers together.
 */
type Most = { account: number; address: number; together: number }
const ofFiles: Most = { account: 32, address: 64, together: 1024 }
/** Small things that pages ask for by the dozen, whoever is logged in there. */
export const ofPictures: Most = { account: 256, address: 256, together: 2048 }

/** Answers that are being made or taken: each holds a file open, and who does not read must not hold very many. */
export class OpenAnswers {
  readonly #accounts: Room
  readonly #strangers: Room

  constructor({ account, address, together }: Most = ofFiles) {
    this.#accounts = new Room(account, together)
    this.#strangers = new Room(address, together)
  }

  /** One more, or a "no"; to be called back once it is over. */
  enter({ session, address }: Pick<Caller, 'session' | 'address'>): () => void {
    if (!session) return this.#strangers.enter(address, address)
    return this.#accounts.enter(session.email, filerIn(session) ?? session.email)
  }
}

/** The fuller it is, the less of it may be anyone's, or any company's: a few who take all they can get leave room for others. */
class Room {
  readonly #open = new Map<string, number>()
  readonly #each: number
  readonly #together: number
  #taken = 0

  constructor(each: number, together: number) {
    this.#each = each
    this.#together = together
  }

  /** `line` is the same as `whose`, or the company of her. */
  enter(whose: string, line: string): () => void {
    const names = new Set([whose, line])
    const free = this.#together - this.#taken
    const share = Math.max(1, Math.floor(free / 4))
    const most = free > 0 ? Math.min(this.#each, share) : this.#together
    const hasMost = this.#openOf(whose) >= this.#each || this.#openOf(line) >= share
    if (free === 0 || hasMost) refuse('tooManyDownloads', { values: { most: String(most) } })
    const change = (by: number): void => {
      this.#taken += by
      for (const name of names) this.#set(name, this.#openOf(name) + by)
    }
    change(1)
    let isOver = false
    return () => {
      if (!isOver) change(-1)
      isOver = true
    }
  }

  #openOf(name: string): number {
    return this.#open.get(name) ?? 0
  }

  #set(name: string, open: number): void {
    if (open > 0) this.#open.set(name, open)
    else this.#open.delete(name)
  }
}
