import { skippedPhasesOf } from '@allmende/domain/procedure/stages.ts'
import { withUsedDeadlines } from '@allmende/domain/procedure/used-deadlines.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { Lot, Tender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { LotDeadline } from '@allmende/domain/tenders/lot-deadlines.ts'
import type { Start } from './publication.ts'

type Deadlines = Pick<Tender, 'type' | 'finalDeadline' | 'deadlinePeriodDays' | 'offerDeadline'> & {
  lots: readonly Pick<Lot, 'id' | 'identifier' | 'name' | 'applicationDeadline' | 'offerDeadline'>[]
}
type Place = 'applicationDeadline' | 'offerDeadline' | 'finalDeadline' | 'deadlinePeriodDays'

/** A deadline with which the tender cannot be published, and the field of the form that holds it. */
export type DeadlineFault = {
  field: Place
  kind: 'missing' | 'notAfter' | 'afterFinal' | 'beforeApplications'
  /** The lot it belongs to; null for the tender's own. */
  lot: Deadlines['lots'][number] | null
  deadline: Date | null
}

type Chosen = { start: Start; lotIds: readonly number[]; published: Date }

/** What keeps the tender from being published like this: whatever will be asked for needs its deadline after that. */
export function deadlineFaults(tender: Deadlines, { start, lotIds, published }: Chosen): DeadlineFault[] {
  const continuous = isContinuous(tender.type)
  const { type, finalDeadline, deadlinePeriodDays, offerDeadline: lastOffers } = tender
  const skippedPhases = skippedPhasesOf(type, start)
  const missing = (field: Place): DeadlineFault => ({ field, kind: 'missing', lot: null, deadline: null })
  return [
    ...(continuous && deadlinePeriodDays === null ? [missing('deadlinePeriodDays')] : []),
    ...(continuous && finalDeadline === null ? [missing('finalDeadline')] : []),
    ...(continuous && lastOffers !== null ? lastOffersFaults(lastOffers, tender.lots, published) : []),
    ...tender.lots
      .map((lot) => withUsedDeadlines({ type, skippedPhases }, lot))
      .flatMap((lot) => {
        const begins = start !== 2 && lotIds.includes(lot.id)
        const { applicationDeadline: applications, offerDeadline: offers } = lot
        const found: DeadlineFault[] = []
        const wrong = (field: Place, kind: DeadlineFault['kind'], deadline: Date | null) =>
          found.push({ field, kind, lot, deadline })
        if (applications === null) {
          if (continuous || (begins && start === 3)) wrong('applicationDeadline', 'missing', null)
        } else {
          if (applications <= published) wrong('applicationDeadline', 'notAfter', applications)
          if (continuous && finalDeadline !== null && applications > finalDeadline)
            wrong('applicationDeadline', 'afterFinal', applications)
        }
        if (offers === null) {
          if (begins && start === 6) wrong('offerDeadline', 'missing', null)
        } else if (offers <= published) wrong('offerDeadline', 'notAfter', offers)
        else if (applications !== null && offers <= applications)
          wrong('offerDeadline', 'beforeApplications', offers)
        return found
      }),
  ]
}

/** The last offers of all rounds are due after the first round. */
function lastOffersFaults(
  deadline: Date,
  lots: readonly Pick<Lot, 'applicationDeadline'>[],
  published: Date,
): DeadlineFault[] {
  const isTooEarly = lots.some(({ applicationDeadline: first }) => first !== null && deadline <= first)
  const kind = deadline <= published ? 'notAfter' : isTooEarly ? 'beforeApplications' : null
  return kind === null ? [] : [{ field: 'offerDeadline', kind, lot: null, deadline }]
}

/** The deadlines that the law sets a shortest time for: of applications, or of offers where these come at once. */
export function firstDeadlines(
  { type, lots }: Pick<Deadlines, 'type' | 'lots'>,
  start: Start,
): LotDeadline[] {
  if (start === 6) return lots.map((lot) => ({ lot, deadline: lot.offerDeadline }))
  const isSkipped = skippedPhasesOf(type, start).includes(3)
  return isSkipped ? [] : lots.map((lot) => ({ lot, deadline: lot.applicationDeadline }))
}
