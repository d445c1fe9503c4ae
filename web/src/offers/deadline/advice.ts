import type { Bilingual, Values } from '@allmende/domain/texts.ts'
import type { LotCheck } from '../filing/checklist.ts'
import { texts as filingTexts } from '../filing/filing.texts.ts'
import { lackingIn } from '../filing/why-nothing.ts'
import { texts } from './deadline.texts.ts'

/** What is still to be done before a deadline: nobody is told to submit what is not there. */
export function adviceOf(
  checks: readonly LotCheck[],
  hasNames: boolean,
  say: (text: Bilingual, values?: Values) => string,
): string[] {
  const lacking = lackingIn(checks, hasNames, say)
  const ready = checks.filter(({ isComplete }) => isComplete)
  // While nobody knows what is in a room, it is not said to be empty.
  const isEmpty = ready.every(({ rooms }) => rooms.every(({ count }) => count === 0))
  return [
    ...(lacking.length > 0 ? [say(filingTexts.incomplete, { rooms: lacking.join(', ') })] : []),
    ...(ready.length > 0 ? [say(isEmpty ? texts.nothingThere : texts.whatIsThere)] : []),
  ]
}
