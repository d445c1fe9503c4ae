import { refuse } from '@allmende/domain/verdict.ts'
import type { Caller } from '../rpc/calls.ts'

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
    return session ? this.#accounts.enter(session.email) : this.#strangers.enter(address)
  }
}

/** The fuller it is, the less of it may be anyone's: a few who take all they can get leave room for others. */
class Room {
  readonly #open = new Map<string, number>()
  readonly #each: number
  readonly #together: number
  #taken = 0

  constructor(each: number, together: number) {
    this.#each = each
    this.#together = together
  }

  enter(whose: string): () => void {
    const open = this.#open.get(whose) ?? 0
    const free = this.#together - this.#taken
    const share = Math.min(this.#each, Math.max(1, Math.floor(free / 4)))
    const most = free > 0 ? share : this.#together
    if (free === 0 || open >= share) refuse('tooManyDownloads', { values: { most: String(most) } })
    this.#set(whose, open + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#set(whose, (this.#open.get(whose) ?? 1) - 1)
    }
  }

  #set(whose: string, open: number): void {
    this.#taken += open - (this.#open.get(whose) ?? 0)
    if (open > 0) this.#open.set(whose, open)
    else this.#open.delete(whose)
  }
}
