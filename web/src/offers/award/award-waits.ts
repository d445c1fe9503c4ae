import type { AnnouncedAward } from '@allmende/domain/procedure/award-letter.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { texts } from './waiting.texts.ts'

/** What an announced award waits for, in a sentence that may name {moment}. */
export function waitOf({ awardableFrom, letters }: AnnouncedAward, now: Date): Bilingual {
  if (awardableFrom !== null) return awardableFrom > now ? texts.possibleFrom : texts.possibleNow
  return letters.some(({ state }) => state === 'FAILED') ? texts.lettersFailed : texts.lettersWait
}
