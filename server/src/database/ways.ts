import type { Behalf } from './behalf.ts'

type Kind = Behalf['kind']
type Waiting = { behalf: Behalf; grant: () => void }

/** Every second turn is a filing's, as long as one waits; the others are shared by people and strangers. */
const order: readonly Kind[] = ['filing', 'user', 'filing', 'stranger']
/** One account or address has so many in use, however much it asks for. */
const mostOfOne = 4

/**
 * The connections to the database, shared fairly: the platform itself first, then the kinds in turn, and among each
 * kind one account or address after the other. Two are kept for filings and the platform (one where there are fewer than
 * four), and half for all but strangers.
 */
export class Ways {
  readonly #size: number
  readonly #waiting: Record<Kind, Map<string, Waiting[]>> = {
    filing: new Map(),
    user: new Map(),
    stranger: new Map(),
  }
  readonly #house: (() => void)[] = []
  readonly #used = { filing: 0, user: 0, stranger: 0, house: 0 }
  readonly #usedBy = new Map<string, number>()
  #turn = 0

  constructor(size: number) {
    this.#size = size
  }

  /** Calls back when there is a way, with what gives it back. Returns what takes the wish back, as long as it waits. */
  ask(behalf: Behalf | null, granted: (leave: () => void) => void): () => void {
    if (!behalf) {
      const grant = () => this.#enterHouse(granted)
      this.#house.push(grant)
      this.#next()
      return () => void remove(this.#house, grant)
    }
    const waiting = { behalf, grant: () => this.#enter(behalf, granted) }
    const lines = this.#waiting[behalf.kind]
    const own = lines.get(behalf.whose) ?? []
    own.push(waiting)
    lines.set(behalf.whose, own)
    this.#next()
    return () => {
      if (remove(own, waiting) && own.length === 0 && lines.get(behalf.whose) === own)
        lines.delete(behalf.whose)
    }
  }

  #enterHouse(granted: (leave: () => void) => void): void {
    this.#used.house++
    granted(() => {
      this.#used.house--
      this.#next()
    })
  }

  #enter(behalf: Behalf, granted: (leave: () => void) => void): void {
    const name = nameOf(behalf)
    this.#used[behalf.kind]++
    this.#usedBy.set(name, (this.#usedBy.get(name) ?? 0) + 1)
    granted(() => {
      this.#used[behalf.kind]--
      const left = (this.#usedBy.get(name) ?? 1) - 1
      if (left > 0) this.#usedBy.set(name, left)
      else this.#usedBy.delete(name)
      this.#next()
    })
  }

  #next(): void {
    while (this.#inUse < this.#size) {
      const grant = this.#house.shift() ?? this.#take()?.grant
      if (!grant) return
      grant()
    }
  }

  get #inUse(): number {
    const { filing, user, stranger, house } = this.#used
    return filing + user + stranger + house
  }

  #take(): Waiting | undefined {
    for (let looked = 0; looked < order.length; looked++) {
      const kind = order[(this.#turn + looked) % order.length] as Kind
      const found = this.#hasRoom(kind) && this.#firstOf(kind)
      if (!found) continue
      this.#turn += looked + 1
      return found
    }
    return undefined
  }

  #hasRoom(kind: Kind): boolean {
    const { user, stranger } = this.#used
    const kept = Math.min(2, Math.floor(this.#size / 2))
    if (kind === 'filing') return true
    if (user + stranger >= this.#size - kept) return false
    return kind === 'user' || stranger < Math.max(1, Math.floor(this.#size / 2))
  }

  /** Of those who do not have their most already; who is served stands at the end again. */
  #firstOf(kind: Kind): Waiting | undefined {
    const lines = this.#waiting[kind]
    for (const [whose, own] of lines) {
      if ((this.#usedBy.get(nameOf({ kind, whose })) ?? 0) >= mostOfOne) continue
      const first = own.shift()
      lines.delete(whose)
      if (own.length > 0) lines.set(whose, own)
      return first
    }
    return undefined
  }
}

/** What somebody files does not wait for what else she asks. */
const nameOf = ({ kind, whose }: Behalf): string => `${kind} ${whose}`

function remove<Item>(items: Item[], item: Item): boolean {
  const at = items.indexOf(item)
  if (at >= 0) items.splice(at, 1)
  return at >= 0
}
