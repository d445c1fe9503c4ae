import { sameTimeAfter } from '../times.ts'
import type { LotCourse, ProcedureState, TenderCourse } from './state.ts'
import { isContinuous } from './tender-type.ts'

export type Rounds = Pick<TenderCourse, 'type' | 'finalDeadline' | 'deadlinePeriodDays'>
export type RoundsOfLot = Pick<LotCourse, 'applicationDeadline' | 'resumedRounds' | 'roundDays'>

/** What has no deadline never ends. */
const never = new Date(8.64e15)
const dayLength = 24 * 60 * 60_000

/** Rounds of one length, one after the other, from the end of the first to an end that cuts the last one short. */
type Stretch = { first: Date; days: number; cap: Date | null }

/**
 * All that rounds hang on is what was announced, and when: never who applied, nor what was opened. Each time their
 * end was put off after it had passed, a new stretch has begun.
 */
function stretchesOf(
  tender: Rounds,
  { applicationDeadline, resumedRounds, roundDays }: RoundsOfLot,
): Stretch[] {
  if (applicationDeadline === null) return []
  const days = roundDays ?? tender.deadlinePeriodDays ?? 0
  const firsts = [applicationDeadline, ...resumedRounds.map(({ next }) => next)]
  return firsts.map((first, at) => ({ first, days, cap: resumedRounds[at]?.ended ?? tender.finalDeadline }))
}

/** Until when a round's applications are taken: so many days after the one before, at the same time of day. */
function endIn({ first, days, cap }: Stretch, at: number): Date {
  // A first guess spares the calendar where the end of the stretch has come long before.
  const isBeyond = cap !== null && first.getTime() + (at * days - 1) * dayLength > cap.getTime()
  if (isBeyond) return cap
  const end = sameTimeAfter(first, at * days)
  return cap !== null && cap < end ? cap : end
}

/** Which round of a stretch runs at a moment that is not after its end. */
function runningIn(stretch: Stretch, now: Date): number {
  if (stretch.days === 0) return 0
  const daysOver = (now.getTime() - stretch.first.getTime()) / dayLength
  let at = Math.max(0, Math.floor((daysOver - 1) / stretch.days))
  while (now > endIn(stretch, at)) at += 1
  return at
}

const lengthOf = (stretch: Stretch): number =>
  stretch.cap === null ? 1 : runningIn(stretch, stretch.cap) + 1

/** When a round ends, or has ended: that is fixed for good. */
export function roundDeadline(tender: Rounds, lot: RoundsOfLot, round: number): Date {
  const stretches = stretchesOf(tender, lot)
  const last = stretches.pop()
  if (last === undefined) return tender.finalDeadline ?? never
  let at = round - 1
  for (const stretch of stretches) {
    const length = lengthOf(stretch)
    if (at < length) return endIn(stretch, at)
    at -= length
  }
  return endIn(last, at)
}

/** The first round whose deadline is not past; null once the last is, or where there are none. */
export function roundAt(tender: Rounds, lot: RoundsOfLot, now: Date): number | null {
  const { type, finalDeadline } = tender
  if (!isContinuous(type) || (finalDeadline !== null && now > finalDeadline)) return null
  let before = 0
  for (const stretch of stretchesOf(tender, lot)) {
    if (stretch.cap === null || now <= stretch.cap) return before + runningIn(stretch, now) + 1
    before += lengthOf(stretch)
  }
  return before + 1
}

/** The round that runs, or was the last to; null where there are none. */
export function currentRound(tender: Rounds, lot: RoundsOfLot, now: Date): number | null {
  const { finalDeadline } = tender
  return roundAt(tender, lot, finalDeadline !== null && now > finalDeadline ? finalDeadline : now)
}

/** The next round's end once the end of all rounds, which has passed, is put off: as if they had gone on ending. */
export function nextEndAfter(ended: Date, days: number, now: Date): Date {
  const rounds: Stretch = { first: ended, days, cap: null }
  return endIn(rounds, Math.max(1, runningIn(rounds, now)))
}

/** Rounds go on after an end that has passed: everything before it stays as it was. */
export function resumed<Lot extends RoundsOfLot>(tender: Rounds, lot: Lot, now: Date): Lot {
  const { finalDeadline: ended, deadlinePeriodDays } = tender
  const { applicationDeadline, roundDays, resumedRounds } = lot
  const days = roundDays ?? deadlinePeriodDays
  const isOver = ended !== null && now > ended
  // A lot whose first round is still to end was not among those that were over.
  if (!isOver || applicationDeadline === null || applicationDeadline > ended || !days) return lot
  const next = nextEndAfter(ended, days, now)
  return { ...lot, resumedRounds: [...resumedRounds, { ended, next }] }
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
