import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { currentBehalf, onOwnBehalf } from '../database/behalf.ts'

export type Background = {
  /** What is for `others` is done when nothing else waits. */
  add: (work: () => Promise<void>, whose?: Whose) => void
  /** Resolves when nothing is left to do. */
  idle: () => Promise<void>
  stop: () => void
}

/** Work for people who are logged in, and for all others. */
export type Whose = 'users' | 'others'

type Work = () => Promise<void>
/** The platform itself. */
const house = ''

/** What waits, by who asked for it: the platform's own first, then one of each account or address after the other. */
class Waiting {
  readonly #lines = new Map<string, Work[]>()

  get isEmpty(): boolean {
    return this.#lines.size === 0
  }

  add(whose: string, work: Work): void {
    const own = this.#lines.get(whose)
    if (own) own.push(work)
    else this.#lines.set(whose, [work])
  }

  take(): Work | undefined {
    const [whose] = this.#lines.has(house) ? [house] : this.#lines.keys()
    if (whose === undefined) return undefined
    const own = this.#lines.get(whose) ?? []
    const first = own.shift()
    this.#lines.delete(whose)
    if (own.length > 0) this.#lines.set(whose, own)
    return first
  }

  clear(): void {
    this.#lines.clear()
  }
}

/**
 * Work nobody waits for: few at once, each followed by a rest as long as it took, so that calls have the right of way.
 * It is done on the platform's own behalf, for whoever holds a place that others wait for must not wait in her own line.
 */
export function inBackground(atOnce: number, failed: (error: unknown) => void): Background {
  const waiting: Record<Whose, Waiting> = { users: new Waiting(), others: new Waiting() }
  const take = () => waiting.users.take() ?? waiting.others.take()
  const isLeft = () => !waiting.users.isEmpty || !waiting.others.isEmpty
  let idlers: (() => void)[] = []
  let working = 0

  async function work(): Promise<void> {
    working++
    // What is added together is known together before the first of it begins.
    await setImmediate()
    for (let next = take(); next; next = take()) {
      const started = performance.now()
      await next().catch(failed)
      if (isLeft()) await sleep(performance.now() - started)
    }
    working--
    if (working > 0) return
    for (const resume of idlers) resume()
    idlers = []
  }

  return {
    add: (next, whose = 'users') => {
      waiting[whose].add(currentBehalf()?.whose ?? house, next)
      if (working < atOnce) void onOwnBehalf(work)
    },
    idle: () =>
      working === 0 ? Promise.resolve() : new Promise((resolve) => void idlers.push(() => resolve())),
    stop: () => {
      waiting.users.clear()
      waiting.others.clear()
    },
  }
}
