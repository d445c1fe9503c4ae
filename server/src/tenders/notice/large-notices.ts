import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Language } from '@allmende/domain/texts.ts'
import { Refusal, refuse } from '@allmende/domain/verdict.ts'
import { type ReadSource, readSource } from './notice-reading.ts'
import type { ReadingOutcome } from './notice-reading.worker.ts'

/** In characters; a notice of this size is read before anyone notices. */
const small = 150_000
const limits = { milliseconds: 60_000, megabytes: 1024 }

let last: Promise<unknown> = Promise.resolve()

/** Large files are read one after the other beside everyone else's work, within bounds of time and memory. */
export async function readSourceAside(xml: string, language: Language): Promise<ReadSource> {
  if (xml.length <= small) return readSource(xml, language)
  const reading = last.then(() => readInThread(xml, language))
  last = reading.catch(() => undefined)
  return reading
}

async function readInThread(xml: string, language: Language): Promise<ReadSource> {
  const worker = new Worker(new URL('./notice-reading.worker.ts', import.meta.url), {
    workerData: { xml, language },
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  })
  try {
    const signal = AbortSignal.timeout(limits.milliseconds)
    const [outcome] = (await once(worker, 'message', { signal })) as [ReadingOutcome]
    if ('refused' in outcome) throw new Refusal(outcome.refused)
    return outcome.read
  } catch (error) {
    if (isBeyondBounds(error)) return refuse('noticeTooLarge', { fields: ['0'] })
    throw error
  } finally {
    await worker.terminate()
  }
}

const isBeyondBounds = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ABORT_ERR' || error.code === 'ERR_WORKER_OUT_OF_MEMORY')
