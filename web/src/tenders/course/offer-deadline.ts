import { isContinuous } from '@allmende/domain/procedure/tender-type.ts'
import { Instant } from '@allmende/domain/method.ts'
import type { Lot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'

type Tender = Pick<TeamTender, 'type' | 'offerDeadline'>

/** Whether a deadline has to be given with the start: lots have none, or it is over; rounds have one each. */
export const asksDeadline = (
  { type }: Pick<Tender, 'type'>,
  lots: readonly Pick<Lot, 'offerDeadline'>[],
  now: Date,
): boolean =>
  isContinuous(type) || lots.some(({ offerDeadline }) => offerDeadline === null || offerDeadline <= now)

/** What a date field holds as an instant; null for nothing, and for what cannot be read. */
export const instantIn = (text: string | null): Date | null =>
  text === null ? null : (Instant.safeDecode(text).data ?? null)

export type OfferDeadlineFault = 'offerDeadlineMissing' | 'offerDeadlinePast' | 'offerDeadlineTooLate'

/** What is wrong with a deadline that was typed. */
export function offerDeadlineFault(
  { type, offerDeadline: final }: Tender,
  deadline: Date | null,
  now: Date,
): OfferDeadlineFault | null {
  if (deadline === null) return 'offerDeadlineMissing'
  if (deadline <= now) return 'offerDeadlinePast'
  return isContinuous(type) && final !== null && deadline > final ? 'offerDeadlineTooLate' : null
}
