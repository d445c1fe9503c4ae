import type { Language } from '@allmende/domain/texts.ts'
import { Refusal, refuse } from '@allmende/domain/verdict.ts'
import type { Logger } from 'pino'
import { openThread } from '../../jobs/thread.ts'
import { isQuicklyRead } from '../../notices/quickly-read.ts'
import { type ReadSource, readSource } from './notice-reading.ts'
import type { Reading } from './notice-reading.worker.ts'

const limits = { milliseconds: 60_000, waiting: 20, megabytes: 1024 }

export type NoticeReader = {
  read: (xml: string, language: Language) => Promise<ReadSource>
  close: () => Promise<void>
}

/** Large files are read one after the other beside everyone else's work, within bounds of time and memory. */
export function openNoticeReader(log: Logger): NoticeReader {
  const file = new URL('./notice-reading.worker.ts', import.meta.url)
  const thread = openThread<{ xml: string; language: Language }, Reading>({ file, limits, log })
  return {
    read: async (xml, language) => {
      if (isQuicklyRead(xml)) return readSource(xml, language)
      const outcome = await thread.ask({ xml, language })
      if (outcome.kind === 'busy') return refuse('noticeReadingBusy')
      if (outcome.kind === 'failed') throw new Error(outcome.reason)
      if (outcome.kind !== 'done') return refuse('noticeTooLarge', { fields: ['0'] })
      if ('refused' in outcome.answer) throw new Refusal(outcome.answer.refused)
      return outcome.answer.read
    },
    close: thread.close,
  }
}
