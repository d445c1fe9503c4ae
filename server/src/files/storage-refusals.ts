import { Refusal } from '@allmende/domain/verdict.ts'
import type { Logger } from 'pino'
import { StorageDown, StorageFull } from './storage.ts'

/** A storage that is full or away is told to whoever asks, and why to the operator; anything else stays what it is. */
export function asRefusal(log: Logger, error: unknown): unknown {
  if (!(error instanceof StorageFull || error instanceof StorageDown)) return error
  log.warn({ err: error }, 'the storage of the files refuses')
  return new Refusal({
    allowed: false,
    reason: error instanceof StorageFull ? 'storageFull' : 'storageDown',
  })
}

/** Asks the storage for somebody. */
export async function askedFor<Answer>(log: Logger, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw asRefusal(log, error)
  }
}
