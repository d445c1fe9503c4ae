import { WorkshopBusy } from './workshop.ts'

export type TurnLimits = {
  /** So many are at work at once, whoever they belong to. */
  atOnce: number
  /** So many wait of one holder, and of all. */
  waitingOfOne: number
  waiting: number
}

/** Hands out places in turn. */
export type Turns = { taken: <Result>(holder: string, work: () => Promise<Result>) => Promise<Result> }

/**
 * Everybody has one place at a time, and those who wait have theirs in turn: whoever sends a hundred pictures waits
 * for them, and somebody else's one picture waits for one of them at most.
 */
export function openTurns({ atOnce, waitingOfOne, waiting: mostWaiting }: TurnLimits): Turns {
  /** Who is at work. */
  const atWork = new Set<string>()
  /** In the order of their turns; a holder who had one goes to the end. */
  const lines = new Map<string, (() => void)[]>()
  let waiting = 0

  function next(): void {
    for (const [holder, line] of lines) {
      if (atWork.size >= atOnce) return
      if (atWork.has(holder)) continue
      lines.delete(holder)
      const begin = line.shift()
      if (line.length > 0) lines.set(holder, line)
      if (!begin) continue
      waiting--
      atWork.add(holder)
      begin()
    }
  }

  return {
    taken: async (holder, work) => {
      const line = lines.get(holder) ?? []
      if (waiting >= mostWaiting || line.length >= waitingOfOne)
        throw new WorkshopBusy('too many pictures wait')
      await new Promise<void>((resolve) => {
        lines.set(holder, line)
        line.push(resolve)
        waiting++
        next()
      })
      try {
        return await work()
      } finally {
        atWork.delete(holder)
        const own = lines.get(holder)
        if (own) {
          lines.delete(holder)
          lines.set(holder, own)
        }
        next()
      }
    },
  }
}
