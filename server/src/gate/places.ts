import type { Stamps } from './stamps.ts'

/** How many places are asked at once whether the application has given them back. */
const looks = 16

/** Which places are free. The application may still read what a connection sent that is over for the gate. */
export class Places {
  readonly #stamps: Stamps
  readonly #free: number[]
  #waiting: number[] = []
  #serial = 0

  constructor(stamps: Stamps) {
    this.#stamps = stamps
    this.#free = Array.from({ length: stamps.places }, (_, index) => stamps.places - 1 - index)
  }

  get hasFree(): boolean {
    this.#look()
    return this.#free.length > 0
  }

  take(): { place: number; serial: number } | null {
    this.#look()
    const place = this.#free.pop()
    if (place === undefined) return null
    this.#serial = (this.#serial % 0x7f_ff_ff_ff) + 1
    this.#stamps.begin(place, this.#serial)
    return { place, serial: this.#serial }
  }

  /** `wasLed`: the application has seen it and says itself when it is done. */
  giveBack(place: number, wasLed: boolean): void {
    if (wasLed) this.#waiting.push(place)
    else {
      this.#stamps.release(place)
      this.#free.push(place)
    }
  }

  #look(): void {
    const looked = this.#waiting.splice(0, looks)
    for (const place of looked) (this.#stamps.isFree(place) ? this.#free : this.#waiting).push(place)
  }
}
