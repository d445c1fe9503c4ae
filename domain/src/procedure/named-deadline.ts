import { roundAt, roundDeadline } from './rounds.ts'
import type { LotCourse, ProcedureState, TenderCourse } from './state.ts'
import { isContinuous } from './tender-type.ts'

/** Until when something can be filed for a lot at this moment; null where nothing can any more. */
function holdingAt(
  tender: TenderCourse,
  lot: LotCourse,
  which: 'application' | 'offer',
  now: Date,
): Date | null {
  if (which === 'offer') return lot.offerDeadline
  if (!isContinuous(tender.type) || lot.applicationDeadline === null) return lot.applicationDeadline
  const round = roundAt(tender, lot, now)
  return round === null ? null : roundDeadline(tender, lot, round)
}

/** What a letter about these lots names: of the deadlines that hold when it is written the first to come. */
export function namedDeadline(
  { tender, lots }: Pick<ProcedureState, 'tender' | 'lots'>,
  lotIds: readonly number[],
  which: 'application' | 'offer',
  now: Date,
): Date | null {
  const ahead = lots
    .filter(({ id }) => lotIds.includes(id))
    .flatMap((lot) => holdingAt(tender, lot, which, now) ?? [])
    .filter((deadline) => deadline >= now)
  return ahead.reduce<Date | null>((first, one) => (first === null || one < first ? one : first), null)
}
