import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'

export type FromThread<Answer> =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; answer: Answer }
  | { kind: 'failed'; reason: string }

export type ThreadLimits = {
  milliseconds: number
  /** How many may wait in line. */
  waiting: number
  megabytes: number
}

/** `late` took too long; `ended` took too much memory or crashed; `busy` found too many in line. */
export type ThreadOutcome<Answer> =
  | Exclude<FromThread<Answer>, { kind: 'progress' }>
  | { kind: 'late' }
  | { kind: 'ended'; reason: string }
  | { kind: 'busy' }

type OnProgress = (done: number, total: number) => void

export type Thread<Question, Answer> = {
  ask: (question: Question, onProgress?: OnProgress) => Promise<ThreadOutcome<Answer>>
  close: () => Promise<void>
}

export type ThreadParts = { file: URL; workerData?: unknown; limits: ThreadLimits; log: Logger }

/**
 * Heavy work beside everyone else's: one question at a time in a thread that is started for the first one and stays
 * warm. Whatever takes too long or too much memory ends with that thread; the next question gets a new one.
 */
export function openThread<Question, Answer>(parts: ThreadParts): Thread<Question, Answer> {
  const { limits, log } = parts
  let worker: Worker | null = null
  let line: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function start(): Worker {
    const started = new Worker(parts.file, {
      workerData: parts.workerData,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    })
    started.unref()
    // Also where it ends with nothing to do: the next question must not wait for it.
    started.on('error', (error) => log.error({ err: error, thread: parts.file.pathname }, 'a thread failed'))
    started.on('exit', () => {
      if (worker === started) worker = null
    })
    worker = started
    return started
  }

  async function stop(): Promise<void> {
    const stopped = worker
    worker = null
    await stopped?.terminate()
  }

  async function run(question: Question, onProgress: OnProgress): Promise<ThreadOutcome<Answer>> {
    const outcome = await outcomeOf<Answer>(worker ?? start(), question, onProgress, limits.milliseconds)
    if (outcome.kind === 'late' || outcome.kind === 'ended') await stop()
    return outcome
  }

  return {
    ask: (question, onProgress = () => undefined) => {
      if (waiting >= limits.waiting) return Promise.resolve({ kind: 'busy' })
      waiting++
      const outcome = line.then(() => run(question, onProgress)).finally(() => waiting--)
      line = outcome.catch(() => undefined)
      return outcome
    },
    close: stop,
  }
}

function outcomeOf<Answer>(
  worker: Worker,
  question: unknown,
  onProgress: OnProgress,
  limit: number,
): Promise<ThreadOutcome<Answer>> {
  const listeners = new AbortController()
  return new Promise<ThreadOutcome<Answer>>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'late' }), limit)
    const hear = (message: FromThread<Answer>): void => {
      if (message.kind === 'progress') onProgress(message.done, message.total)
      else resolve(message)
    }
    const fail = (error: Error): void => resolve({ kind: 'ended', reason: error.stack ?? error.message })
    const end = (code: number): void =>
      resolve({ kind: 'ended', reason: `the thread ended with code ${code}` })
    worker.on('message', hear).on('error', fail).on('exit', end)
    listeners.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      worker.off('message', hear).off('error', fail).off('exit', end)
    })
    worker.postMessage(question)
  }).finally(() => listeners.abort())
}
