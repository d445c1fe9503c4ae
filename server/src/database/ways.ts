import { type Behalf, lineOf } from './behalf.ts'

type Kind = Behalf['kind']
type Waiting = { behalf: Behalf; grant: () => void }

/** Every second turn is a filing's, as long as one waits; of the others people have half. */
const order: readonly Kind[] = ['filing', 'user', 'filing', 'login', 'filing', 'user', 'filing', 'stranger']
/** One line has so many in use, however much it asks for. */
const mostOfOne = 4

/** Those who take turns together: an address, or an account with all others of its company. */
type Line = {
  /** By account, the one that waits its turn the longest first. */
  waiting: Map<string, Waiting[]>
  inUse: number
  /** For how long it has had connections, compared with others. Milliseconds. */
  spent: number
}

/** Who comes new begins a little behind those who have had the least, or newcomers without end would go before them. */
const ofNewcomers = 1
/** So much is held against nobody: whoever has asked for very much waits, but not for ever. */
const mostSpent = 50

type Lines = {
  all: Map<string, Line>
  waiting: Set<Line>
  /** Less than this has been spent by nobody who was served lately. */
  least: number
  /** Those whose time is no more than that of others are forgotten when there are so many. */
  lookedAtFrom: number
}

const fewest = 1000
/** Beyond that all are forgotten who ask for nothing just now. */
const mostKept = 50_000

/**
 * The connections to the database, shared fairly: the platform in every second turn, the kinds one after the other, and
 * of each kind whoever has had them for the shortest time. Turns by number would let those wait who ask for little
 * behind those who ask for much. Two are kept for filings and the platform (one where there are fewer than four), half
 * for all but strangers, and half for all but logins.
 */
export class Ways {
  readonly #size: number
  readonly #now: () => number
  readonly #lines: Record<Kind, Lines> = {
    filing: noLines(),
    user: noLines(),
    login: noLines(),
    stranger: noLines(),
  }
  readonly #house: (() => void)[] = []
  readonly #used = { filing: 0, user: 0, login: 0, stranger: 0, house: 0 }
  #turn = 0
  #houseWasLast = false

  /** `now` in milliseconds of a steady clock. */
  constructor(size: number, now: () => number = () => performance.now()) {
    this.#size = size
    this.#now = now
  }

  /** Calls back when there is a way, with what gives it back. Returns what takes the wish back, as long as it waits. */
  ask(behalf: Behalf | null, granted: (leave: () => void) => void): () => void {
    if (!behalf) {
      const grant = () => this.#enterHouse(granted)
      this.#house.push(grant)
      this.#next()
      return () => void remove(this.#house, grant)
    }
    const lines = this.#lines[behalf.kind]
    const line = lineIn(lines, lineOf(behalf))
    const waiting = { behalf, grant: () => this.#enter(behalf, line, granted) }
    const own = line.waiting.get(behalf.whose) ?? []
    own.push(waiting)
    line.waiting.set(behalf.whose, own)
    lines.waiting.add(line)
    this.#next()
    return () => {
      if (!remove(own, waiting) || own.length > 0) return
      line.waiting.delete(behalf.whose)
      if (line.waiting.size === 0) lines.waiting.delete(line)
    }
  }

  #enterHouse(granted: (leave: () => void) => void): void {
    this.#used.house++
    granted(() => {
      this.#used.house--
      this.#next()
    })
  }

  #enter(behalf: Behalf, line: Line, granted: (leave: () => void) => void): void {
    const { kind } = behalf
    const lines = this.#lines[kind]
    const began = this.#now()
    this.#used[kind]++
    line.inUse++
    granted(() => {
      this.#used[kind]--
      line.inUse--
      line.spent = Math.min(line.spent + this.#now() - began, lines.least + mostSpent)
      this.#next()
      forgetIdle(lines)
    })
  }

  #next(): void {
    while (this.#inUse < this.#size) {
      const grant = this.#nextGrant()
      if (!grant) return
      grant()
    }
  }

  /** The platform goes first, and never twice while others wait: what it does is often somebody's who shares a place. */
  #nextGrant(): (() => void) | undefined {
    this.#houseWasLast = this.#house.length > 0 && !this.#houseWasLast
    if (this.#houseWasLast) return this.#house.shift()
    return this.#take()?.grant ?? this.#house.shift()
  }

  get #inUse(): number {
    const { filing, user, login, stranger, house } = this.#used
    return filing + user + login + stranger + house
  }

  #take(): Waiting | undefined {
    for (let looked = 0; looked < order.length; looked++) {
      const kind = order[(this.#turn + looked) % order.length] as Kind
      const found = this.#hasRoom(kind) && firstOf(this.#lines[kind])
      if (!found) continue
      this.#turn += looked + 1
      return found
    }
    return undefined
  }

  #hasRoom(kind: Kind): boolean {
    const { user, login, stranger } = this.#used
    const kept = Math.min(2, Math.floor(this.#size / 2))
    if (kind === 'filing') return true
    if (user + login + stranger >= this.#size - kept) return false
    return kind === 'user' || this.#used[kind] < Math.max(1, Math.floor(this.#size / 2))
  }
}

const noLines = (): Lines => ({ all: new Map(), waiting: new Set(), least: 0, lookedAtFrom: fewest })

function lineIn(lines: Lines, name: string): Line {
  const known = lines.all.get(name)
  if (known) {
    // Who has asked for nothing for a while has saved nothing up.
    known.spent = Math.max(known.spent, lines.least)
    return known
  }
  const line = { waiting: new Map(), inUse: 0, spent: lines.least + ofNewcomers }
  lines.all.set(name, line)
  return line
}

/** Whoever has had the least and does not have the most already; of those alike, who has waited longer. */
function firstOf(lines: Lines): Waiting | undefined {
  let line: Line | undefined
  for (const one of lines.waiting)
    if (one.inUse < mostOfOne && (line === undefined || one.spent < line.spent)) line = one
  if (!line) return undefined
  lines.least = Math.max(lines.least, line.spent)
  lines.waiting.delete(line)
  const first = firstIn(line)
  if (line.waiting.size > 0) lines.waiting.add(line)
  return first
}

/** Who was served stands at the end again. */
function firstIn({ waiting }: Line): Waiting | undefined {
  for (const [whose, own] of waiting) {
    const first = own.shift()
    waiting.delete(whose)
    if (own.length > 0) waiting.set(whose, own)
    return first
  }
  return undefined
}

function forgetIdle(lines: Lines): void {
  const { all, least } = lines
  if (all.size < lines.lookedAtFrom) return
  for (const [name, { inUse, waiting, spent }] of all)
    if (inUse === 0 && waiting.size === 0 && (spent <= least || all.size > mostKept)) all.delete(name)
  lines.lookedAtFrom = Math.max(fewest, 2 * all.size)
}

function remove<Item>(items: Item[], item: Item): boolean {
  const at = items.indexOf(item)
  if (at >= 0) items.splice(at, 1)
  return at >= 0
}
