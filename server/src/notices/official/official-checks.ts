import type { OfficialResult } from '@allmende/domain/notices/official/official-failures.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { Logger } from 'pino'
import { openThread } from '../../jobs/thread.ts'
import type { OfficialFolders } from './official-folders.ts'

export type Question = { version: string; xml: string; subtype: string }

/** The official checks of the notice standard, by version. */
export type OfficialChecks = {
  /** The versions of the standard they are set up for, `1.7`. */
  versions: readonly string[]
  check: (question: Question, onProgress?: (done: number, total: number) => void) => Promise<OfficialResult>
  close: () => Promise<void>
}

/** What the rules match, replace and split runs in the thread: however long, it holds up nobody but who asked. */
const usual = { milliseconds: 60_000, waiting: 20, megabytes: 1024 }

export function openOfficialChecks(
  folders: readonly OfficialFolders[],
  log: Logger,
  limits = usual,
): OfficialChecks {
  const file = new URL('./official.worker.ts', import.meta.url)
  const thread = openThread<Question, OfficialResult>({ file, workerData: folders, limits, log })
  return {
    versions: folders.map(({ version }) => version),
    check: async (question, onProgress) => {
      const outcome = await thread.ask(question, onProgress)
      if (outcome.kind === 'done') return outcome.answer
      if (outcome.kind === 'busy') refuse('officialCheckBusy')
      if (outcome.kind === 'late') refuse('officialCheckTooSlow')
      log.error({ reason: outcome.reason }, 'the official check of a notice failed')
      return refuse('officialCheckFailed')
    },
    close: thread.close,
  }
}
