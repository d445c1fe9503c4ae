import type { Stamps } from './stamps.ts'

/** How many places are asked at once whether the application has given them back. */
const looks = 64
/** What the application has not even seen after so long it never will. Milliseconds. */
const lostAfter = 2 * 60_000

type Waiting = { place: number; serial: number; since: number }

/** Which places are free. The application may still read what a connection sent that is over for the gate. */
export class Places {
  readonly #stamps: Stamps
  readonly #free: number[]
  readonly #waiting = new Set<Waiting>()
  #serial = 0

  constructor(stamps: Stamps) {
    this.#stamps = stamps
    this.#free = Array.from({ length: stamps.places }, (_, index) => stamps.places - 1 - index)
  }

  take(): { place: number; serial: number } | null {
    this.#look(Date.now())
    const place = this.#free.pop()
    if (place === undefined) return null
    this.#serial = (this.#serial % 0x7f_ff_ff_ff) + 1
    this.#stamps.begin(place, this.#serial)
    return { place, serial: this.#serial }
  }

  /** `isSeen`: the application has it, or may still come to it, and says itself when it is done. */
  giveBack(place: number, serial: number, isSeen: boolean): void {
    if (isSeen) this.#waiting.add({ place, serial, since: Date.now() })
    else this.#release(place, serial)
  }

  #release(place: number, serial: number): void {
    this.#stamps.release(place, serial)
    this.#free.push(place)
  }

  #look(now: number): void {
    let left = looks
    for (const one of this.#waiting) {
      if (left-- === 0) return
      this.#waiting.delete(one)
      const { place, serial, since } = one
      const isLost = now - since > lostAfter && !this.#stamps.isTaken(place, serial)
      if (isLost || this.#stamps.isFree(place)) this.#release(place, serial)
      else this.#waiting.add(one)
    }
  }
}
