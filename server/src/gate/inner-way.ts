import { createConnection, type Socket } from 'node:net'
import type { Passage } from './passage.ts'

/** While the application accepts nobody, one asks for all how it stands. Milliseconds. */
const askAgainAfter = 5

/** The way to the application. It may be too busy to accept: then those who wait go in one after the other. */
export class InnerWay {
  readonly #path: string
  readonly #waiting = new Set<Passage>()
  #isAsking = false

  constructor(path: string) {
    this.#path = path
  }

  lead(passage: Passage): void {
    if (this.#isAsking) this.#waiting.add(passage)
    else this.#reach(passage, () => this.#ask(passage))
  }

  /** It is over before it was led anywhere. */
  forget(passage: Passage): void {
    this.#waiting.delete(passage)
  }

  #reach(passage: Passage, busy: () => void, reached: () => void = () => undefined): void {
    const inside: Socket = createConnection({ path: this.#path, allowHalfOpen: true })
    const failed = ({ code }: NodeJS.ErrnoException): void => {
      if (code === 'EAGAIN') return busy()
      passage.leave()
      reached()
    }
    inside.once('error', failed)
    inside.once('connect', () => {
      inside.off('error', failed)
      passage.lead(inside)
      reached()
    })
  }

  /** Tries with this one until it goes well; whoever waits behind it follows. */
  #ask(first: Passage): void {
    if (this.#isAsking) return void this.#waiting.add(first)
    this.#isAsking = true
    const attempt = (passage: Passage): void => {
      if (passage.isOver) return next()
      this.#reach(passage, () => void setTimeout(attempt, askAgainAfter, passage), next)
    }
    const next = (): void => {
      for (const passage of this.#waiting) {
        this.#waiting.delete(passage)
        return attempt(passage)
      }
      this.#isAsking = false
    }
    setTimeout(attempt, askAgainAfter, first)
  }
}
