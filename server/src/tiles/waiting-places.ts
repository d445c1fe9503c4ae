/** So many at once; so many more wait, each no longer than its patience in milliseconds. */
export type PlaceLimits = { atOnce: number; waiting: number; patience: number }

/** Nobody was let in: too many wait, or it took too long. */
export class NoPlace extends Error {}

/** Lets in whoever came first; whoever has gone takes nobody's place. */
export function waitingPlaces({ atOnce, waiting, patience }: PlaceLimits) {
  let taken = 0
  const queue = new Set<() => void>()

  function leave(): void {
    taken--
    const [next] = queue
    next?.()
  }

  function enter(): () => void {
    taken++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      leave()
    }
  }

  return {
    get waiting() {
      return queue.size
    },
    /** Gives what is to be called when it is over. */
    take: (signal: AbortSignal): Promise<() => void> => {
      if (signal.aborted) return Promise.reject(new NoPlace('gone'))
      if (taken < atOnce) return Promise.resolve(enter())
      if (queue.size >= waiting) return Promise.reject(new NoPlace('too many wait'))
      return new Promise((resolve, reject) => {
        const over = () => {
          queue.delete(comeIn)
          clearTimeout(timer)
          signal.removeEventListener('abort', giveUp)
        }
        const comeIn = () => {
          over()
          resolve(enter())
        }
        const giveUp = () => {
          over()
          reject(new NoPlace('waited in vain'))
        }
        const timer = setTimeout(giveUp, patience)
        signal.addEventListener('abort', giveUp, { once: true })
        queue.add(comeIn)
      })
    },
  }
}
