import { useSay } from '../../ui/language.tsx'
import { targetTexts } from './opening.texts.ts'
import type { OpeningTarget } from './openings.ts'

const details = {
  round: { de: 'Runde {round}', en: 'round {round}' },
  of: { de: '{what} ({details})', en: '{what} ({details})' },
}

/** `Teilnahmeanträge (LOT-0001, Runde 2)`; lots are named where it is not about all of them. */
export function useWhatIsOpened(target: OpeningTarget, round: number | null, lots: string): string {
  const say = useSay()
  const what = say(targetTexts[target])
  const known = [lots, round !== null && say(details.round, { round })].filter(Boolean)
  return known.length === 0 ? what : say(details.of, { what, details: known.join(', ') })
}
