import { Worker } from 'node:worker_threads'
import type { OfficialResult } from '@allmende/domain/notices/official/official-failures.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Logger } from 'pino'
import type { OfficialFolders } from './official-folders.ts'

export type ToWorker = { xml: string; subtype: string }
export type FromWorker =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; result: OfficialResult }
  | { kind: 'failed'; reason: string }

type OnProgress = (done: number, total: number) => void

/** The official checks of the notice standard. */
export type OfficialChecks = {
  /** The version of the standard they are for, `1.7`. */
  version: string
  check: (xml: string, subtype: string, onProgress?: OnProgress) => Promise<OfficialResult>
  close: () => Promise<void>
}

const limits = { milliseconds: 60_000, waiting: 20, memory: 1024 }

/**
 * One notice at a time in a thread of its own, which is started for the first one and stays warm. Whatever takes too
 * long or too much memory ends with that thread; the next notice gets a new one.
 */
export function openOfficialChecks(
  folders: OfficialFolders,
  log: Logger,
  { milliseconds, waiting, memory } = limits,
): OfficialChecks {
  let worker: Worker | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let length = 0

  function start(): Worker {
    const started = new Worker(new URL('./official.worker.ts', import.meta.url), {
      workerData: folders,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    started.unref()
    // Also where it ends with nothing to do: the next notice must not wait for it.
    started.on('error', (error) => log.error({ err: error }, 'the thread of the official checks failed'))
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

  async function run(notice: ToWorker, onProgress: OnProgress): Promise<OfficialResult> {
    const outcome = await outcomeOf(worker ?? start(), notice, onProgress, milliseconds)
    if (outcome.kind === 'done') return outcome.result
    if (outcome.kind !== 'failed') await stop()
    if (outcome.kind === 'late') refuse('officialCheckTooSlow')
    log.error({ reason: outcome.reason }, 'the official check of a notice failed')
    return refuse('officialCheckFailed')
  }

  return {
    version: folders.version,
    check: (xml, subtype, onProgress = () => undefined) => {
      if (length >= waiting) refuse('officialCheckBusy')
      length++
      const result = queue.then(() => run({ xml, subtype }, onProgress)).finally(() => length--)
      queue = result.catch(() => undefined)
      return result
    },
    close: stop,
  }
}

type Outcome =
  | Exclude<FromWorker, { kind: 'progress' }>
  | { kind: 'late' }
  | { kind: 'ended'; reason: string }

function outcomeOf(
  worker: Worker,
  notice: ToWorker,
  onProgress: OnProgress,
  limit: number,
): Promise<Outcome> {
  const listeners = new AbortController()
  return new Promise<Outcome>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'late' }), limit)
    const hear = (message: FromWorker): void => {
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
    worker.postMessage(notice)
  }).finally(() => listeners.abort())
}
