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

const latestOf = (deadlines: readonly (Date | null)[]): Date | null =>
  deadlines.reduce((latest, one) => (one !== null && (latest === null || one > latest) ? one : latest), null)

/** The latest that was announced for one of these lots: a start may put it off, never bring it forward. */
export const announcedUntil = (lots: readonly Pick<Lot, 'offerDeadline'>[]): Date | null =>
  latestOf(lots.map(({ offerDeadline }) => offerDeadline))

/** Until when one can still apply for one of these lots: offers are due after that. */
export const appliedUntil = (
  { type, skippedPhases }: Pick<TeamTender, 'type' | 'skippedPhases'>,
  lots: readonly Pick<Lot, 'applicationDeadline'>[],
): Date | null =>
  isContinuous(type) || skippedPhases.includes(5)
    ? null
    : latestOf(lots.map(({ applicationDeadline }) => applicationDeadline))

/** What was announced before. */
type Standing = { announced: Date | null; applications: Date | null }

export type OfferDeadlineFault =
  | 'offerDeadlineMissing'
  | 'offerDeadlinePast'
  | 'offerDeadlineTooEarly'
  | 'offerDeadlineEarlier'
  | 'offerDeadlineTooLate'

/** What is wrong with a deadline that was typed. */
export function offerDeadlineFault(
  { type, offerDeadline: final }: Tender,
  deadline: Date | null,
  { announced, applications }: Standing,
  now: Date,
): OfferDeadlineFault | null {
  if (deadline === null) return 'offerDeadlineMissing'
  if (deadline <= now) return 'offerDeadlinePast'
  if (announced !== null && deadline < announced) return 'offerDeadlineEarlier'
  if (applications !== null && deadline <= applications) return 'offerDeadlineTooEarly'
  return isContinuous(type) && final !== null && deadline > final ? 'offerDeadlineTooLate' : null
}
