import { asksForOffersOnly } from './stages.ts'
import type { TenderCourse } from './state.ts'
import { isContinuous, isRun } from './tender-type.ts'

type Dated = { applicationDeadline: Date | null; offerDeadline: Date | null }
type Name = keyof Dated

/** Which deadlines of a lot its procedure does not ask for: those of phases left out, and in rounds the offers', which are set round by round. */
function unusedIn(tender: Pick<TenderCourse, 'type' | 'skippedPhases'>): readonly Name[] {
  if (!isRun(tender.type)) return ['applicationDeadline', 'offerDeadline']
  if (isContinuous(tender.type)) return ['offerDeadline']
  return asksForOffersOnly(tender) ? ['applicationDeadline'] : []
}

/** A lot with those deadlines alone that are asked for once it is published. */
export const withUsedDeadlines = <Lot extends Dated>(
  tender: Pick<TenderCourse, 'type' | 'skippedPhases'>,
  lot: Lot,
): Lot =>
  unusedIn(tender).reduce((kept, name) => (kept[name] === null ? kept : { ...kept, [name]: null }), lot)
