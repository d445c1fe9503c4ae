import type { Logger } from 'pino'

const patienceWhenStopping = 10_000

export type RecurringJob = { wake: () => void; stop: () => Promise<void> }

/** Work done at the start, when woken, and every now and then; never twice at once. */
export function startRecurring(work: () => Promise<void>, every: number, log: Logger): RecurringJob {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  const wake = (): void => {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = work()
      .catch((error: unknown) => log.warn({ err: error }, 'a job could not do its work, trying again'))
      .finally(() => {
        running = null
        if (!again) return
        again = false
        wake()
      })
  }
  const timer = setInterval(wake, every)
  wake()

  return {
    wake,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await Promise.race([
        running,
        new Promise((resolve) => setTimeout(resolve, patienceWhenStopping).unref()),
      ])
    },
  }
}
