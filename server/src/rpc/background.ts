import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

export type Background = {
  /** What is for `others` is done when nothing else waits. */
  add: (work: () => Promise<void>, whose?: Whose) => void
  /** Resolves when nothing is left to do. */
  idle: () => Promise<void>
  stop: () => void
}

/** Work for people who are logged in, and for all others. */
export type Whose = 'users' | 'others'

/** When work waits for something more urgent, and for how many milliseconds at most since it was added. */
export type GivingWay = { isRush: () => boolean; patience: number }

const toNobody: GivingWay = { isRush: () => false, patience: 0 }
/** How often it is looked whether the way is free. */
const lookEvery = 50

type Work = { begin: () => Promise<void>; added: number }

/** Work nobody waits for: few at once, each followed by a rest as long as it took, so that calls have the right of way. */
export function inBackground(
  atOnce: number,
  failed: (error: unknown) => void,
  { isRush, patience }: GivingWay = toNobody,
): Background {
  const waiting: Record<Whose, Work[]> = { users: [], others: [] }
  const take = () => waiting.users.shift() ?? waiting.others.shift()
  const isLeft = () => waiting.users.length + waiting.others.length > 0
  let idlers: (() => void)[] = []
  let working = 0

  /** The first in the line waits longest, and all others with it. */
  async function giveWay(): Promise<void> {
    const first = () => waiting.users[0] ?? waiting.others[0]
    while (isRush() && performance.now() < (first()?.added ?? 0) + patience) await sleep(lookEvery)
  }

  async function work(): Promise<void> {
    working++
    // What is added together is known together before the first of it begins.
    await setImmediate()
    await giveWay()
    for (let next = take(); next; next = take()) {
      const started = performance.now()
      await next.begin().catch(failed)
      if (isLeft()) await sleep(performance.now() - started)
      await giveWay()
    }
    working--
    if (working > 0) return
    for (const resume of idlers) resume()
    idlers = []
  }

  return {
    add: (next, whose = 'users') => {
      waiting[whose].push({ begin: next, added: performance.now() })
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
