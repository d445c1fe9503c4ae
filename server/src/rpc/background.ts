import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

import { sameBehalf } from '../database/behalf.ts'

export type Background = {
  /** What is for `others` is done when nothing else waits. */
  add: (work: () => Promise<void>, whose?: Whose) => void
  /** Resolves when nothing is left to do. */
  idle: () => Promise<void>
  stop: () => void
}

/** Work for people who are logged in, and for all others. */
export type Whose = 'users' | 'others'

/** Work nobody waits for: few at once, each followed by a rest as long as it took, so that calls have the right of way. */
export function inBackground(atOnce: number, failed: (error: unknown) => void): Background {
  const waiting: Record<Whose, (() => Promise<void>)[]> = { users: [], others: [] }
  const take = () => waiting.users.shift() ?? waiting.others.shift()
  const isLeft = () => waiting.users.length + waiting.others.length > 0
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
      waiting[whose].push(sameBehalf(next))
      if (working < atOnce) void work()
    },
    idle: () =>
      working === 0 ? Promise.resolve() : new Promise((resolve) => void idlers.push(() => resolve())),
    stop: () => {
      waiting.users.length = 0
      waiting.others.length = 0
    },
  }
}
