import { parentPort, workerData } from 'node:worker_threads'
import type { Language } from '@allmende/domain/texts.ts'
import { Refusal, type Refused } from '@allmende/domain/verdict.ts'
import { type ReadSource, readSource } from './notice-reading.ts'

export type ReadingOutcome = { read: ReadSource } | { refused: Refused }

function outcomeOf({ xml, language }: { xml: string; language: Language }): ReadingOutcome {
  try {
    return { read: readSource(xml, language) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.verdict }
    throw error
  }
}

parentPort?.postMessage(outcomeOf(workerData))
