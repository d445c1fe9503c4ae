import type { AwardLetter } from '@allmende/domain/procedure/award-letter.contract.ts'
import type { useSay } from '../../ui/language.tsx'
import { texts } from './waiting.texts.ts'

type Say = ReturnType<typeof useSay>

/** Nobody knows of these letters whether they left: the platform has not mailed them, and no dispatch is recorded. */
const openLetters = (letters: readonly AwardLetter[]) =>
  letters.filter(({ state }) => state !== 'LEFT' && state !== 'DISPATCHED')

/** What is told to whoever might believe that the waiting period is over; null where every letter has left. */
export function sayOpenLetters(say: Say, letters: readonly AwardLetter[]): string | null {
  const open = openLetters(letters).length
  return open === 0 ? null : say(texts.notDispatched, { open, all: letters.length })
}
