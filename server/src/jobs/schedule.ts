import type { Logger } from 'pino'

const patienceWhenStopping = 10_000
/** A timer set further away would overflow and fire at once. */
const furthestTimer = 2 ** 31 - 1
/** However soon a job asks to work again: one that errs in its instants must not keep the process busy. */
const shortestPause = 250
/** Timers may fire a moment before their time, and then nothing would be due yet. */
const safelyPast = 2

/** The instant at which there is something to do again, where that is known; null where nothing is. */
export type NextInstant = Date | null

/**
 * Work done at the start, when woken, and every so many milliseconds; never twice at once. Where it says when there
 * is something to do next, it is done then, if that comes sooner: `every` is the net for clocks that jump and for
 * what others have left.
 */
export type Job = { name: string; every: number; work: () => Promise<NextInstant | void> }

export type Schedule = { wake: (name: string) => void; stop: () => Promise<void> }

/** Runs all jobs by one timer, which is set to whichever is due next. */
export function startJobs(jobs: readonly Job[], log: Logger): Schedule {
  const runners = new Map(jobs.map((job) => [job.name, runnerOf(job, log, setTimer)]))
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function setTimer(): void {
    clearTimeout(timer)
    if (stopped) return
    const next = Math.min(...[...runners.values()].map((runner) => runner.due()))
    const wait = Math.max(0, next - performance.now())
    if (Number.isFinite(wait)) timer = setTimeout(runDue, Math.min(Math.ceil(wait), furthestTimer))
  }
  function runDue(): void {
    const now = performance.now()
    for (const runner of runners.values()) if (runner.due() <= now) runner.run()
    setTimer()
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

/** `onSooner` is told when a job has asked to work before its usual time. */
function runnerOf({ name, every, work }: Job, log: Logger, onSooner: () => void) {
  let running: Promise<void> | null = null
  let again = false
  let due = performance.now()

  const comeSooner = (next: NextInstant | void): void => {
    if (!next) return
    const wait = Math.max(shortestPause, next.getTime() + safelyPast - Date.now())
    const wanted = performance.now() + wait
    if (wanted >= due) return
    due = wanted
    onSooner()
  }
  const run = (): void => {
    due = performance.now() + every
    if (running) {
      again = true
      return
    }
    running = work()
      .then(comeSooner)
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
