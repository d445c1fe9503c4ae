import { roomForUsers, roomForVisitors } from './limits.ts'

/** The part of the room that the answer to one message takes until it was taken or given up. */
export type Place = {
  /** Takes so many bytes more; false where it was given up meanwhile. */
  keep: (bytes: number) => boolean
  leave: () => void
}

/**
 * Where answers lie until they are taken. Once they weigh more than the room holds, those who have let theirs wait
 * the longest are cut off: whoever reads takes an answer in less time than it takes to fill the room.
 */
export class AnswerRoom {
  readonly #size: number
  readonly #places = new Set<{ bytes: number; cut: () => void }>()
  #taken = 0

  constructor(size: number) {
    this.#size = size
  }

  get taken(): number {
    return this.#taken
  }

  enter(cut: () => void): Place {
    const place = { bytes: 0, cut }
    this.#places.add(place)
    return {
      keep: (bytes) => {
        if (!this.#places.has(place)) return false
        place.bytes += bytes
        this.#taken += bytes
        this.#makeRoom()
        return this.#places.has(place)
      },
      leave: () => this.#free(place),
    }
  }

  #makeRoom(): void {
    for (const place of this.#places) {
      if (this.#taken <= this.#size) return
      if (place.bytes === 0) continue
      this.#free(place)
      place.cut()
    }
  }

  #free(place: { bytes: number; cut: () => void }): void {
    if (this.#places.delete(place)) this.#taken -= place.bytes
  }
}

/** Strangers have a room of their own: however many there are, people who are logged in get their answers. */
export type AnswerRooms = { visitors: AnswerRoom; users: AnswerRoom }

export const answerRooms = (): AnswerRooms => ({
  visitors: new AnswerRoom(roomForVisitors),
  users: new AnswerRoom(roomForUsers),
})
