/** How much of what is sent to us may lie in memory until it is answered: of one sender, and of all. */
export type ArrivalBounds = { each: number; all: number }

/** What one socket or request has sent and we still hold. */
export type Arrival = { holds: (bytes: number) => void; leave: () => void }

type Entry = { sender: Sender; bytes: number; cut: () => void }
type Sender = { name: string; bytes: number; entries: Set<Entry> }

/**
 * Nobody fills the memory by sending much and ending nothing: a sender with more than his part loses what he began
 * first, and where all together send too much, whoever has sent the most does.
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
    while (sender.bytes > this.#bounds.each) this.#cutOldestOf(sender)
    while (this.#held > this.#bounds.all) this.#cutOldestOf(this.#heaviest())
  }

  #heaviest(): Sender {
    return [...this.#senders.values()].reduce((one, other) => (other.bytes > one.bytes ? other : one))
  }

  #cutOldestOf({ entries }: Sender): void {
    for (const entry of entries) {
      if (entry.bytes === 0) continue
      this.#free(entry)
      return entry.cut()
    }
  }

  #free(entry: Entry): void {
    const { sender } = entry
    if (!sender.entries.delete(entry)) return
    sender.bytes -= entry.bytes
    this.#held -= entry.bytes
    if (sender.entries.size === 0) this.#senders.delete(sender.name)
  }
}

/** Strangers, counted by address, and people with a session, counted by account, do not crowd each other out. */
export type ArrivalRooms = { visitors: Arrivals; users: Arrivals }

export type ArrivalLimits = { visitors: ArrivalBounds; users: ArrivalBounds }

export const arrivalRooms = ({ visitors, users }: ArrivalLimits): ArrivalRooms => ({
  visitors: new Arrivals(visitors),
  users: new Arrivals(users),
})

/** A place for what this caller sends. */
export const arrivalOf = (
  rooms: ArrivalRooms,
  { session, address }: { session: { email: string } | null; address: string },
  cut: () => void,
): Arrival => (session ? rooms.users.enter(session.email, cut) : rooms.visitors.enter(address, cut))
