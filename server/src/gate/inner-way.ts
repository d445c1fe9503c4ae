import { createConnection, type Socket } from 'node:net'
import type { Passage } from './passage.ts'
import { steadyNow } from './steady-clock.ts'
import { type Pace, Turns } from './turns.ts'

/** While the application accepts nobody, one asks for all how it stands. Milliseconds. */
const askAgainAfter = 5

/** So many may stand before the application at a time; those behind them wait here, where each address has its turn. */
const mostUntaken = 16
/** Of whom is gone one need not know for longer. Milliseconds. */
const longestUntaken = 5000

/** To lead somebody in costs the gate and the application some hundred microseconds each. */
const pace: Pace = { perTurn: 12, turn: 10 }

/** The application accepts nobody just now, or there are no descriptors left: that passes. */
const passing: readonly (string | undefined)[] = ['EAGAIN', 'EMFILE', 'ENFILE']

/** So many of a line are waited for by an opening; nobody who files has more. */
const mostOfLine = 8

/** Who wants to be led in, by line. */
class Knocking {
  readonly #lines = new Map<string, Set<Passage>>()

  /** Whether there are few others of its line. */
  add(passage: Passage): boolean {
    const line = this.#lines.get(passage.line) ?? new Set()
    this.#lines.set(passage.line, line.add(passage))
    return line.size <= mostOfLine
  }

  remove(passage: Passage): void {
    const line = this.#lines.get(passage.line)
    if (line?.delete(passage) && line.size === 0) this.#lines.delete(passage.line)
  }
}

/** The way to the application, one address after the other. It may be too busy to accept: then all wait for it. */
export class InnerWay {
  readonly #paths: readonly string[]
  #led = 0
  readonly #turns = new Turns<Passage>(
    steadyNow,
    pace,
    (passage) => this.#lead(passage),
    () => this.#hasRoom(),
  )
  /** Those the application has not taken over yet, since when; the sender may be gone already. */
  readonly #untaken = new Map<Passage, number>()
  readonly #waiting = new Set<Passage>()
  readonly #knocking = new Knocking()
  #isAsking = false

  constructor(paths: readonly string[]) {
    this.#paths = paths
  }

  /** False where so many others of its line were there before that nobody waits for this one. */
  knock(passage: Passage, now: number): boolean {
    const isAmongFirst = this.#knocking.add(passage)
    if (this.#turns.take(passage, now)) this.#lead(passage)
    return isAmongFirst
  }

  /** It is over before it was led anywhere. */
  forget(passage: Passage): void {
    this.#knocking.remove(passage)
    this.#turns.forget(passage)
    this.#waiting.delete(passage)
  }

  #hasRoom(): boolean {
    if (this.#untaken.size < mostUntaken) return true
    const now = steadyNow()
    for (const [passage, since] of this.#untaken)
      if (passage.isTaken || (passage.isOver && now - since > longestUntaken)) this.#untaken.delete(passage)
    return this.#untaken.size < mostUntaken
  }

  #lead(passage: Passage): void {
    this.#knocking.remove(passage)
    this.#untaken.set(passage, steadyNow())
    if (this.#isAsking) this.#waiting.add(passage)
    else this.#reach(passage, () => this.#ask(passage))
  }

  #reach(passage: Passage, busy: () => void, reached: () => void = () => undefined): void {
    const path = this.#paths[this.#led++ % this.#paths.length] as string
    const inside: Socket = createConnection({ path, allowHalfOpen: true })
    const failed = ({ code }: NodeJS.ErrnoException): void => {
      if (passing.includes(code)) return busy()
      passage.giveUp()
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
