import { createConnection, type Socket } from 'node:net'
import type { Passage } from './passage.ts'

/** While the application accepts nobody, one asks for all how it stands. Milliseconds. */
const askAgainAfter = 5

/** The way to the application. It may be too busy to accept: then those who wait go in one after the other. */
export class InnerWay {
  readonly #path: string
  readonly #waiting: Passage[] = []
  #isAsking = false

  constructor(path: string) {
    this.#path = path
  }

  lead(passage: Passage): void {
    if (this.#isAsking) this.#waiting.push(passage)
    else this.#reach(passage)
  }

  #reach(passage: Passage): void {
    const inside: Socket = createConnection({ path: this.#path, allowHalfOpen: true })
    const failed = ({ code }: NodeJS.ErrnoException): void => {
      if (code !== 'EAGAIN') return this.#unreachable(passage)
      this.#waiting.unshift(passage)
      this.#askLater()
    }
    inside.once('error', failed)
    inside.once('connect', () => {
      inside.off('error', failed)
      passage.lead(inside)
      if (this.#isAsking) this.#next()
    })
  }

  #unreachable(passage: Passage): void {
    passage.leave()
    if (this.#isAsking) this.#next()
  }

  #askLater(): void {
    if (this.#isAsking && this.#timer) return
    this.#isAsking = true
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.#next()
    }, askAgainAfter)
  }
  #timer: NodeJS.Timeout | null = null

  /** Who is first in line tries; whoever is behind follows as long as it goes well. */
  #next(): void {
    if (this.#timer) return
    const first = this.#waiting.shift()
    if (first) this.#reach(first)
    else this.#isAsking = false
  }
}
