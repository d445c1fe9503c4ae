import { type ChildProcess, fork } from 'node:child_process'
import type { Logger } from 'pino'
import { memoryOf } from './process-memory.ts'
import {
  begun,
  type JobAnswer,
  type PictureFault,
  type PictureJob,
  type SeenPicture,
} from './picture-jobs.ts'

export type WorkshopLimits = {
  /** How long its process may take until it begins with a job, in milliseconds. */
  starting: number
  /** How long one job may take from then on. */
  longest: number
  /** How many may wait in line. */
  waiting: number
  /** After so long with nothing to do it is closed, and with it goes its memory. */
  idle: number
  /** A job that takes more memory than this, in bytes, is ended. */
  memory: number
}

export const usualLimits: WorkshopLimits = {
  starting: 60_000,
  longest: 3 * 60_000,
  waiting: 100,
  idle: 60_000,
  // The 1.2 GB that may have to be held of a picture, and the work on it.
  memory: 2_000_000_000,
}

/** The picture itself is at fault; nothing but another one helps. */
export class PictureFaulty extends Error {
  readonly fault: PictureFault
  constructor(fault: PictureFault, reason: string) {
    super(reason)
    this.fault = fault
  }
}
/** Too many wait in line, or it is closing. */
export class WorkshopBusy extends Error {}
/** It died over the job or took too long. */
export class WorkshopFailed extends Error {}

export type Workshop = {
  /** Jobs that somebody waits for go before those that nobody does. */
  ask: (job: PictureJob, order?: 'soon' | 'later') => Promise<SeenPicture | null>
  /** Its process, while it has one. */
  readonly pid: number | undefined
  close: () => Promise<void>
}

type Waiting = { job: PictureJob; settle: (answer: JobAnswer | Error) => void }

/**
 * Pictures are opened in a process of their own: whatever a picture that somebody made up does to the library that
 * reads it, and however much memory it takes, the server does not feel it. One job at a time.
 */
export function openWorkshop(log: Logger, limits: WorkshopLimits = usualLimits): Workshop {
  const line: { soon: Waiting[]; later: Waiting[] } = { soon: [], later: [] }
  let child: ChildProcess | null = null
  let isAtWork = false
  let isClosed = false
  let idling: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const started = fork(new URL('./workshop.child.ts', import.meta.url), {
      execPath: process.execPath,
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
      // It knows nothing of the secrets of the server; less is kept by the allocator between pictures.
      env: { MALLOC_ARENA_MAX: '2', VIPS_WARNING: '0' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.unref()
    started.channel?.unref()
    // An error is followed by its end.
    started.on('error', (error) => log.error({ err: error }, 'the picture workshop failed'))
    started.on('exit', () => {
      if (child === started) child = null
    })
    child = started
    return started
  }

  function stop(): void {
    clearTimeout(idling)
    const stopped = child
    child = null
    stopped?.kill('SIGKILL')
  }

  async function next(): Promise<void> {
    if (isAtWork) return
    const waiting = line.soon.shift() ?? line.later.shift()
    if (!waiting) {
      clearTimeout(idling)
      idling = setTimeout(stop, limits.idle).unref()
      return
    }
    isAtWork = true
    clearTimeout(idling)
    const answer = await answerOf(child ?? start(), waiting.job, limits)
    if (answer instanceof Error) {
      if (!isClosed) log.warn({ err: answer, job: waiting.job.kind }, 'the picture workshop is started anew')
      stop()
    }
    waiting.settle(answer)
    isAtWork = false
    void next()
  }

  return {
    get pid() {
      return child?.pid
    },
    ask: (job, order = 'later') =>
      new Promise((resolve, reject) => {
        if (isClosed || line.soon.length + line.later.length >= limits.waiting)
          return reject(new WorkshopBusy('too many pictures wait'))
        line[order].push({
          job,
          settle: (answer) => {
            if (answer instanceof Error) reject(answer)
            else if ('done' in answer) resolve(answer.done)
            else if ('fault' in answer) reject(new PictureFaulty(answer.fault, answer.reason))
            else reject(new WorkshopFailed(answer.failed))
          },
        })
        void next()
      }),
    close: async () => {
      isClosed = true
      for (const { settle } of [...line.soon.splice(0), ...line.later.splice(0)])
        settle(new WorkshopBusy('the server ends'))
      stop()
    },
  }
}

function answerOf(
  child: ChildProcess,
  job: PictureJob,
  { starting, longest, memory }: WorkshopLimits,
): Promise<JobAnswer | Error> {
  return new Promise((resolve) => {
    const end = (answer: JobAnswer | Error) => {
      clearTimeout(timer)
      clearInterval(weighing)
      child.off('message', hear).off('exit', ended).off('error', end)
      resolve(answer)
    }
    const tooLong = (limit: number) => end(new WorkshopFailed(`it took more than ${limit} ms`))
    const hear = (answer: unknown) => {
      if (answer !== begun) return end(answer as JobAnswer)
      clearTimeout(timer)
      timer = setTimeout(tooLong, longest, longest)
    }
    const ended = (code: number | null, signal: string | null) =>
      end(new WorkshopFailed(`it ended with ${signal ?? code}`))
    let timer = setTimeout(tooLong, starting, starting)
    const weighing = setInterval(() => {
      const held = memoryOf(child.pid)
      if (held > memory) end(new PictureFaulty('tooHeavy', `it took ${held} bytes of memory`))
    }, 200)
    child.on('message', hear).on('exit', ended).on('error', end)
    child.send(job, (error) => {
      if (error) end(new WorkshopFailed(error.message))
    })
  })
}
