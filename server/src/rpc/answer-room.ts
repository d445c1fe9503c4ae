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

/**
 * Where answers lie until they are taken. Once they weigh more than the room holds, whoever has the most there loses
 * what waits the longest to be taken, or else what is not whole yet: few who take nothing harm nobody else.
 */
export class AnswerRoom {
  readonly #size: number
  readonly #groups = new Map<string, Group>()
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
      wait: () => void (group.entries.has(entry) && group.waiting.add(entry)),
      leave: () => this.#free(entry),
    }
  }

  #keep(entry: Entry, bytes: number): boolean {
    const { group } = entry
    if (!group.entries.has(entry)) return false
    entry.bytes += bytes
    group.bytes += bytes
    this.#taken += bytes
    while (this.#taken > this.#size) {
      const goes = this.#whoGoesFor(group)
      if (!goes) return false
      this.#free(goes)
      goes.cut()
    }
    return true
  }

  /** Whoever has the most herself gets no more, and keeps what she is being answered. */
  #whoGoesFor(group: Group): Entry | undefined {
    const most = [...this.#groups.values()].reduce((one, other) => (other.bytes > one.bytes ? other : one))
    const [waitsLongest] = most.waiting
    const [oldest] = most.entries
    return waitsLongest ?? (most === group ? undefined : oldest)
  }

  #free(entry: Entry): void {
    const { group, whose, bytes } = entry
    if (!group.entries.delete(entry)) return
    group.waiting.delete(entry)
    group.bytes -= bytes
    this.#taken -= bytes
    if (group.entries.size === 0) this.#groups.delete(whose)
  }
}

/** Strangers have a room of their own: however many there are, people who are logged in get their answers. */
export type AnswerRooms = { visitors: AnswerRoom; users: AnswerRoom }

export const answerRooms = (): AnswerRooms => ({
  visitors: new AnswerRoom(roomForVisitors),
  users: new AnswerRoom(roomForUsers),
})
