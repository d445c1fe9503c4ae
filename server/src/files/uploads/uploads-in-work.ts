import { Forms } from './forms.ts'
import { RunningHashes } from './running-hashes.ts'
import { SpaceAhead } from './space-ahead.ts'
import { Tails } from './tails.ts'
import { Writers } from './writers.ts'

/** What this process knows of the uploads that run through it. */
export type UploadsInWork = {
  writers: Writers
  hashes: RunningHashes
  tails: Tails
  forms: Forms
  space: SpaceAhead
  close: () => Promise<void>
}

export function uploadsInWork(): UploadsInWork {
  const writers = new Writers()
  return {
    writers,
    hashes: new RunningHashes(),
    tails: new Tails(),
    forms: new Forms(),
    space: new SpaceAhead(),
    close: () => writers.close(),
  }
}
