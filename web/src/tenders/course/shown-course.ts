import type { LotCourse, TenderCourse } from '@allmende/domain/procedure/state.ts'
import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import type { Lot, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'

type Shown = Pick<
  ShownTender,
  | 'type'
  | 'stage'
  | 'skippedPhases'
  | 'published'
  | 'archived'
  | 'offerDeadline'
  | 'finalDeadline'
  | 'deadlinePeriodDays'
>

/** A tender for the rules that look at its kind and its deadlines alone; who gets to see it knows that it is public. */
export const courseOf = (tender: Shown): TenderCourse => ({
  type: tender.type,
  isStandard: false,
  skippedPhases: tender.skippedPhases,
  published: tender.published,
  isMarked: false,
  heardAt: null,
  archived: tender.archived,
  isCancelled: tender.stage === 8,
  finalDeadline: tender.finalDeadline,
  deadlinePeriodDays: tender.deadlinePeriodDays,
  finalOfferDeadline: isContinuous(tender.type) ? tender.offerDeadline : null,
  clockedUntil: null,
})

/** The same of a lot. */
export const lotCourseOf = (lot: Lot): LotCourse => ({
  id: lot.id,
  stage: lot.stage,
  outcome: lot.outcome,
  applicationDeadline: lot.applicationDeadline,
  offerDeadline: lot.offerDeadline,
  resumedRounds: lot.resumedRounds,
  roundDays: lot.roundDays,
  lastOpenedRound: 0,
  opening: null,
  award: null,
})
