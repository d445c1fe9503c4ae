import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { sayDay } from '@allmende/domain/times.ts'
import type { Tone } from '../../ui/tones.ts'
import { texts } from './results.texts.ts'

type Result = TeamTender['results'][number]

/** How far a result notice is, in a word. */
export function stateOf(
  { stage, publicFrom }: Pick<Result, 'stage' | 'publicFrom'>,
  now: Date,
): { tone: Tone; text: Bilingual; day?: string } {
  if (stage === null) return { tone: 'warning', text: texts.draft }
  if (stage === 8) return { tone: 'neutral', text: texts.discarded }
  if (stage === 1) return { tone: 'info', text: texts.atPortal }
  if (publicFrom !== null && publicFrom > now)
    return { tone: 'info', text: texts.planned, day: sayDay(publicFrom) }
  return { tone: 'success', text: texts.published }
}

/** What a step has left as a draft: a new one, one lot more in it, or nothing. */
export function leftBy(before: readonly Result[], after: readonly Result[]): Bilingual | null {
  const known = new Map(before.map((result) => [result.id, result]))
  if (after.some(({ id }) => !known.has(id))) return texts.made
  const isFuller = ({ id, lotIds }: Result) => lotIds.length > (known.get(id)?.lotIds.length ?? 0)
  return after.some(isFuller) ? texts.added : null
}
