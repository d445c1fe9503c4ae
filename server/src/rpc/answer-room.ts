import { roomForUsers, roomForVisitors } from './limits.ts'

/** The part of the room that the answer to one message takes until it was taken or given up. */
export type AnswerPlace = {
  /** Takes so many bytes more; false where the room is full, so that no more should come. */
  keep: (bytes: number) => boolean
  /** The answer is whole and waits to be taken. */
  wait: () => void
  leave: () => void
}

type Entry = { bytes: number; cut: () => void }

/**
 * Where answers lie until they are taken. Once they weigh more than the room holds, those who have let theirs wait
 * the longest are cut off: whoever reads takes an answer in less time than it takes to fill the room.
 */
export class AnswerRoom {
  readonly #size: number
  readonly #entries = new Set<Entry>()
  readonly #waiting = new Set<Entry>()
  #taken = 0

  constructor(size: number) {
    this.#size = size
  }

  get taken(): number {
    return this.#taken
  }

  enter(cut: () => void): AnswerPlace {
    const entry = { bytes: 0, cut }
    this.#entries.add(entry)
    return {
      keep: (bytes) => this.#keep(entry, bytes),
      wait: () => void (this.#entries.has(entry) && this.#waiting.add(entry)),
      leave: () => this.#free(entry),
    }
  }

  #keep(entry: Entry, bytes: number): boolean {
    if (!this.#entries.has(entry)) return false
    entry.bytes += bytes
    this.#taken += bytes
    for (const oldest of this.#waiting) {
      if (this.#taken <= this.#size) break
      this.#free(oldest)
      oldest.cut()
    }
    return this.#taken <= this.#size
  }

  #free(entry: Entry): void {
    if (this.#entries.delete(entry)) this.#taken -= entry.bytes
    this.#waiting.delete(entry)
  }
}

/** Strangers have a room of their own: however many there are, people who are logged in get their answers. */
export type AnswerRooms = { visitors: AnswerRoom; users: AnswerRoom }

export const answerRooms = (): AnswerRooms => ({
  visitors: new AnswerRoom(roomForVisitors),
  users: new AnswerRoom(roomForUsers),
})
