import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

export type Background = {
  add: (work: () => Promise<void>) => void
  /** Resolves when nothing is left to do. */
  idle: () => Promise<void>
  stop: () => void
}

/** Work nobody waits for: few at once, each followed by a rest as long as it took, so that calls have the right of way. */
export function inBackground(atOnce: number, failed: (error: unknown) => void): Background {
  const waiting: (() => Promise<void>)[] = []
  let idlers: (() => void)[] = []
  let working = 0

  async function work(): Promise<void> {
    working++
    // What is added together is known together before the first of it begins.
    await setImmediate()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now()
      await next().catch(failed)
      if (waiting.length > 0) await sleep(performance.now() - started)
    }
    working--
    if (working > 0) return
    for (const resume of idlers) resume()
    idlers = []
  }

  return {
    add: (next) => {
      waiting.push(next)
      if (working < atOnce) void work()
    },
    idle: () =>
      working === 0 ? Promise.resolve() : new Promise((resolve) => void idlers.push(() => resolve())),
    stop: () => void waiting.splice(0),
  }
}
