import { accountIn, type Session } from './session.ts'

/** How much of what is sent to us may lie in memory until it is answered: of one sender, and of all. */
export type ArrivalBounds = { each: number; all: number }

/** What one socket or request has sent and we still hold. */
export type Arrival = { holds: (bytes: number) => void; leave: () => void }

type Entry = { sender: Sender; bytes: number; cut: () => void }
type Sender = { name: string; bytes: number; entries: Set<Entry> }

/**
 * Nobody fills the memory by sending much and ending nothing: a sender with more than his part loses the largest of
 * what he has begun, and where all together send too much, whoever has sent the most does.
 */
export class Arrivals {
  readonly #bounds: ArrivalBounds
  readonly #senders = new Map<string, Sender>()
  #held = 0

  constructor(bounds: ArrivalBounds) {
    this.#bounds = bounds
  }

  get held(): number {
    return this.#held
  }

  get senders(): number {
    return this.#senders.size
  }

  enter(name: string, cut: () => void): Arrival {
    const sender = this.#senders.get(name) ?? { name, bytes: 0, entries: new Set() }
    this.#senders.set(name, sender)
    const entry = { sender, bytes: 0, cut }
    sender.entries.add(entry)
    return {
      holds: (bytes) => this.#weigh(entry, bytes),
      leave: () => this.#free(entry),
    }
  }

  #weigh(entry: Entry, bytes: number): void {
    const { sender } = entry
    if (!sender.entries.has(entry)) return
    const more = bytes - entry.bytes
    entry.bytes = bytes
    sender.bytes += more
    this.#held += more
    while (sender.bytes > this.#bounds.each) this.#cutLargestOf(sender)
    while (this.#held > this.#bounds.all) this.#cutLargestOf(heaviest(this.#senders.values()))
  }

  #cutLargestOf({ entries }: Sender): void {
    const largest = heaviest(entries)
    this.#free(largest)
    largest.cut()
  }

  #free(entry: Entry): void {
    const { sender } = entry
    if (!sender.entries.delete(entry)) return
    sender.bytes -= entry.bytes
    this.#held -= entry.bytes
    if (sender.entries.size === 0) this.#senders.delete(sender.name)
  }
}

/** The first of those that weigh the most. */
const heaviest = <Weighed extends { bytes: number }>(all: Iterable<Weighed>): Weighed =>
  [...all].reduce((one, other) => (other.bytes > one.bytes ? other : one))

/** Strangers, counted by address, and people who are logged in, counted by account, do not crowd each other out. */
export type ArrivalRooms = { visitors: Arrivals; users: Arrivals }

const mebibyte = 1024 * 1024
const usual = {
  visitors: { each: 32 * mebibyte, all: 64 * mebibyte },
  users: { each: 64 * mebibyte, all: 256 * mebibyte },
}

export const arrivalRooms = ({ visitors, users }: typeof usual = usual): ArrivalRooms => ({
  visitors: new Arrivals(visitors),
  users: new Arrivals(users),
})

/** A place for what this caller sends. */
export const arrivalOf = (
  rooms: ArrivalRooms,
  { session, address }: { session: Session | null; address: string },
  cut: () => void,
): Arrival => {
  const account = accountIn(session)
  return account === null ? rooms.visitors.enter(address, cut) : rooms.users.enter(account, cut)
}
