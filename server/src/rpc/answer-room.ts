import { roomForUsers, roomForVisitors } from './limits.ts'

/** The part of the room that the answer to one message takes until it was taken or given up. */
export type AnswerPlace = {
  /** Takes so many bytes more; false where the room is full, so that no more should come. */
  keep: (bytes: number) => boolean
  /** The answer is whole and waits to be taken. */
  wait: () => void
  leave: () => void
}

/** What lies there for one account or address. */
type Group = { bytes: number; entries: Set<Entry>; waiting: Set<Entry> }
type Entry = { whose: string; group: Group; bytes: number; cut: () => void }

/** Who has more than such a part of the room has much of it. */
const muchIs = 256

/**
 * Where answers lie until they are taken. Once they weigh more than the room holds, whoever has the most there loses
 * what waits the longest to be taken, or else the largest that is not whole yet: few who take nothing harm nobody else.
 * Where nobody has much, those go who have let theirs wait the longest.
 */
export class AnswerRoom {
  readonly #size: number
  readonly #groups = new Map<string, Group>()
  readonly #large = new Set<Group>()
  /** Of all, the oldest first. */
  readonly #waiting = new Set<Entry>()
  #taken = 0

  constructor(size: number) {
    this.#size = size
  }

  get taken(): number {
    return this.#taken
  }

  enter(whose: string, cut: () => void): AnswerPlace {
    const group = this.#groups.get(whose) ?? { bytes: 0, entries: new Set(), waiting: new Set() }
    this.#groups.set(whose, group)
    const entry = { whose, group, bytes: 0, cut }
    group.entries.add(entry)
    return {
      keep: (bytes) => this.#keep(entry, bytes),
      wait: () => this.#wait(entry),
      leave: () => this.#free(entry),
    }
  }

  #keep(entry: Entry, bytes: number): boolean {
    const { group } = entry
    if (!group.entries.has(entry)) return false
    entry.bytes += bytes
    this.#add(group, bytes)
    while (this.#taken > this.#size) {
      const goes = this.#whoGoesFor(group)
      if (!goes) return false
      this.#free(goes)
      goes.cut()
    }
    return true
  }

  #wait(entry: Entry): void {
    if (entry.bytes === 0 || !entry.group.entries.has(entry)) return
    entry.group.waiting.add(entry)
    this.#waiting.add(entry)
  }

  #add(group: Group, bytes: number): void {
    group.bytes += bytes
    this.#taken += bytes
    if (group.bytes > this.#size / muchIs) this.#large.add(group)
    else this.#large.delete(group)
  }

  /** Whoever has the most herself gets no more, and keeps what she is being answered. */
  #whoGoesFor(group: Group): Entry | undefined {
    const most = largestOf(this.#large)
    if (!most) return firstOf(this.#waiting)
    return firstOf(most.waiting) ?? (most === group ? undefined : largestOf(most.entries))
  }

  #free(entry: Entry): void {
    const { group, whose, bytes } = entry
    if (!group.entries.delete(entry)) return
    group.waiting.delete(entry)
    this.#waiting.delete(entry)
    this.#add(group, -bytes)
    if (group.entries.size === 0) this.#groups.delete(whose)
  }
}

const firstOf = <One>(all: ReadonlySet<One>): One | undefined => {
  for (const one of all) return one
  return undefined
}

function largestOf<One extends { bytes: number }>(all: ReadonlySet<One>): One | undefined {
  let largest: One | undefined
  for (const one of all) if (!largest || one.bytes > largest.bytes) largest = one
  return largest
}

/** Strangers have a room of their own: however many there are, people who are logged in get their answers. */
export type AnswerRooms = { visitors: AnswerRoom; users: AnswerRoom }

export const answerRooms = (): AnswerRooms => ({
  visitors: new AnswerRoom(roomForVisitors),
  users: new AnswerRoom(roomForUsers),
})
