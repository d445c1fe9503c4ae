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

/** The latest that was announced for one of these lots: a start may put it off, never bring it forward. */
export const announcedUntil = (lots: readonly Pick<Lot, 'offerDeadline'>[]): Date | null =>
  lots
    .flatMap(({ offerDeadline }) => offerDeadline ?? [])
    .reduce<Date | null>((latest, one) => (latest === null || one > latest ? one : latest), null)

export type OfferDeadlineFault =
  | 'offerDeadlineMissing'
  | 'offerDeadlinePast'
  | 'offerDeadlineEarlier'
  | 'offerDeadlineTooLate'

/** What is wrong with a deadline that was typed. */
export function offerDeadlineFault(
  { type, offerDeadline: final }: Tender,
  deadline: Date | null,
  announced: Date | null,
  now: Date,
): OfferDeadlineFault | null {
  if (deadline === null) return 'offerDeadlineMissing'
  if (deadline <= now) return 'offerDeadlinePast'
  if (announced !== null && deadline < announced) return 'offerDeadlineEarlier'
  return isContinuous(type) && final !== null && deadline > final ? 'offerDeadlineTooLate' : null
}
