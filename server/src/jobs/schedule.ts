import type { Logger } from 'pino'

const patienceWhenStopping = 10_000

/** Work done at the start, when woken, and every so many milliseconds; never twice at once. */
export type Job = { name: string; every: number; work: () => Promise<void> }

export type Schedule = { wake: (name: string) => void; stop: () => Promise<void> }

/** Runs all jobs by one timer, which is set to whichever is due next. */
export function startJobs(jobs: readonly Job[], log: Logger): Schedule {
  const runners = new Map(jobs.map((job) => [job.name, runnerOf(job, log)]))
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const runDue = (): void => {
    if (stopped) return
    const now = performance.now()
    for (const runner of runners.values()) if (runner.due() <= now) runner.run()
    const next = Math.min(...[...runners.values()].map((runner) => runner.due()))
    if (Number.isFinite(next)) timer = setTimeout(runDue, Math.max(0, next - now))
  }
  runDue()

  return {
    wake: (name) => {
      if (!stopped) runners.get(name)?.run()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      const ended = Promise.all([...runners.values()].map((runner) => runner.stop()))
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patienceWhenStopping).unref())])
    },
  }
}

function runnerOf({ name, every, work }: Job, log: Logger) {
  let running: Promise<void> | null = null
  let again = false
  let due = performance.now()

  const run = (): void => {
    due = performance.now() + every
    if (running) {
      again = true
      return
    }
    running = work()
      .catch((error: unknown) =>
        log.warn({ err: error, job: name }, 'a job could not do its work, trying again'),
      )
      .finally(() => {
        running = null
        if (!again) return
        again = false
        run()
      })
  }
  return {
    run,
    due: () => due,
    stop: async () => {
      again = false
      await running
    },
  }
}
