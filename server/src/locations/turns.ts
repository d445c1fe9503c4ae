/** So many wait; between two turns lie so many milliseconds. */
export type TurnLimits = { every: number; waiting: number }

/** One after the other, never sooner than agreed; false for whoever would wait too long. */
export function turns({ every, waiting }: TurnLimits) {
  let next = 0
  return {
    take: async (): Promise<boolean> => {
      const now = performance.now()
      const turn = Math.max(now, next)
      if (turn - now > waiting * every) return false
      next = turn + every
      if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now))
      return true
    },
  }
}
