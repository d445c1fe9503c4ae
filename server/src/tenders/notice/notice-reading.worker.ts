import type { Language } from '@allmende/domain/texts.ts'
import { Refusal, type Refused } from '@allmende/domain/verdict.ts'
import { answerThread } from '../../jobs/thread-side.ts'
import { type ReadSource, readSource } from './notice-reading.ts'

export type Reading = { read: ReadSource } | { refused: Refused }

answerThread(({ xml, language }: { xml: string; language: Language }): Reading => {
  try {
    return { read: readSource(xml, language) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.verdict }
    throw error
  }
})
