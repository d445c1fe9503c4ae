import { sameTimeAfter } from '../times.ts'
import type { LotCourse, ProcedureState, TenderCourse } from './state.ts'
import { isContinuous } from './tender-type.ts'

type Rounds = Pick<TenderCourse, 'type' | 'finalDeadline' | 'deadlinePeriodDays'>
type Lot = Pick<LotCourse, 'applicationDeadline' | 'lastOpenedRound'>

/** What has no deadline never ends. */
const never = new Date(8.64e15)
const dayLength = 24 * 60 * 60_000

/** The earlier of two. */
const capped = (deadline: Date, cap: Date | null): Date => (cap !== null && cap < deadline ? cap : deadline)

/** Until when a round's applications are taken: so many days after the one before, at the same time of day. */
export function roundDeadline(
  { finalDeadline, deadlinePeriodDays }: Rounds,
  { applicationDeadline }: Pick<LotCourse, 'applicationDeadline'>,
  round: number,
): Date {
  if (applicationDeadline === null) return finalDeadline ?? never
  const days = (round - 1) * (deadlinePeriodDays ?? 0)
  // A first guess spares the calendar where the end of the procedure has come long before.
  const isBeyond =
    finalDeadline !== null && applicationDeadline.getTime() + (days - 1) * dayLength > finalDeadline.getTime()
  return isBeyond ? finalDeadline : capped(sameTimeAfter(applicationDeadline, days), finalDeadline)
}

/** The first round above those opened whose deadline is not past; null once the last is, or where there are none. */
export function roundAt(tender: Rounds, lot: Lot, now: Date): number | null {
  const { type, finalDeadline, deadlinePeriodDays } = tender
  if (!isContinuous(type) || (finalDeadline !== null && now > finalDeadline)) return null
  const first = lot.lastOpenedRound + 1
  if (lot.applicationDeadline === null || !deadlinePeriodDays) return first
  const daysOver = (now.getTime() - lot.applicationDeadline.getTime()) / dayLength
  let round = Math.max(first, Math.floor((daysOver - 1) / deadlinePeriodDays) + 1)
  while (now > roundDeadline(tender, lot, round)) round += 1
  return round
}

/** The round that runs, or was the last to; null where there are none. */
export function currentRound(tender: Rounds, lot: Lot, now: Date): number | null {
  const { type, finalDeadline } = tender
  if (!isContinuous(type)) return null
  if (finalDeadline === null || now <= finalDeadline) return roundAt(tender, lot, now)
  const last = roundAt(tender, { ...lot, lastOpenedRound: 0 }, finalDeadline) ?? 1
  return Math.max(last, lot.lastOpenedRound)
}

/** The lowest round above those opened for which somebody applied, be its deadline past or not. */
export function waitingRound(
  { lotOffers }: Pick<ProcedureState, 'lotOffers'>,
  lot: Pick<LotCourse, 'id' | 'lastOpenedRound'>,
): number | null {
  const waiting = lotOffers
    .filter(({ lotId, stage, round }) => lotId === lot.id && stage === 1 && round !== null)
    .map(({ round }) => round ?? 0)
    .filter((round) => round > lot.lastOpenedRound)
  return waiting.length === 0 ? null : Math.min(...waiting)
}

/** The round that the waiting room can be opened for; rounds without applications are passed over. */
export function nextOpenableRound(
  state: Pick<ProcedureState, 'tender' | 'lotOffers'>,
  lot: LotCourse,
  now: Date,
): number | null {
  const round = isContinuous(state.tender.type) ? waitingRound(state, lot) : null
  return round !== null && now > roundDeadline(state.tender, lot, round) ? round : null
}
