import { allowed, firstRefusal, refused, type Refused, type Verdict } from '../verdict.ts'
import { done } from './change.ts'
import { isBlank } from './participants.ts'
import { resumed, roundDeadline } from './rounds.ts'
import { isOpen } from './stages.ts'
import type { Done, Happening, LotCourse, ProcedureState, TenderCourse } from './state.ts'
import { isContinuous } from './tender-type.ts'

/** What all lots of a continuous procedure share. */
type Finals = {
  finalDeadline?: Date
  finalOfferDeadline?: Date
  deadlinePeriodDays?: number
  reason: string | null
}

/** The end of all rounds moves only away. */
function isLater(before: Date | null, after: Date | undefined, reason: string | null, now: Date): Verdict {
  if (after === undefined) return allowed
  if (after <= now) return refused('newDeadlinePast')
  if (before !== null && after < before)
    return refused('finalDeadlineEarlier', { values: { deadline: before } })
  return before !== null && now > before && isBlank(reason) ? refused('lateExtensionReasonMissing') : allowed
}

/** One that was empty, too, comes after the first round, and not before offers that are asked for already. */
function lastOffersFit({ lots }: ProcedureState, last: Date | undefined): Verdict {
  if (last === undefined) return allowed
  const first = lots
    .filter(isOpen)
    .map(({ applicationDeadline }) => applicationDeadline)
    .find((deadline) => deadline !== null && deadline >= last)
  if (first) return refused('offersBeforeApplications', { values: { deadline: first } })
  return lots.some((lot) => isOpen(lot) && lot.offerDeadline !== null && lot.offerDeadline > last)
    ? refused('offerDeadlineAfterFinal', { values: { deadline: last } })
    : allowed
}

function periodFits({ tender, lots }: ProcedureState, days: number | undefined, now: Date): Verdict {
  if (days === undefined || days === tender.deadlinePeriodDays) return allowed
  if (!Number.isInteger(days) || days < 1) return refused('roundDaysMissing')
  const { deadlinePeriodDays: before } = tender
  return before !== null && days < before
    ? refused('roundDaysShorter', { values: { days: before } })
    : isPeriodOpen(lots, now)
}

/** Once the first round is over those that follow have begun; a lot that is over has none to come. */
export function isPeriodOpen(
  lots: readonly Pick<LotCourse, 'applicationDeadline' | 'outcome'>[],
  now: Date,
): Verdict {
  const past = lots
    .filter(isOpen)
    .find(({ applicationDeadline }) => applicationDeadline !== null && now > applicationDeadline)
  const deadline = past?.applicationDeadline
  return deadline ? refused('firstRoundFrozen', { values: { deadline } }) : allowed
}

/** Longer for all lots, or rounds of another length while the first runs; nothing where nothing of it is given. */
export function finalsChanged(state: ProcedureState, change: Finals, now: Date): Done | Refused {
  const { finalDeadline, finalOfferDeadline, deadlinePeriodDays, reason } = change
  const { tender, lots } = state
  if (finalDeadline === undefined && finalOfferDeadline === undefined && deadlinePeriodDays === undefined)
    return done(state)
  if (!isContinuous(tender.type)) return refused('onlyContinuous')
  const isOfferPhaseToCome = lots.some((lot) => isOpen(lot) && (lot.stage ?? 0) <= 6)
  const verdict = firstRefusal(
    isLater(tender.finalDeadline, finalDeadline, reason, now),
    isLater(tender.finalOfferDeadline, finalOfferDeadline, reason, now),
    finalOfferDeadline === undefined || isOfferPhaseToCome ? allowed : refused('deadlineOpened'),
    lastOffersFit(state, finalOfferDeadline),
    periodFits(state, deadlinePeriodDays, now),
  )
  if (!verdict.allowed) return verdict
  const after: TenderCourse = {
    ...tender,
    finalDeadline: finalDeadline ?? tender.finalDeadline,
    finalOfferDeadline: finalOfferDeadline ?? tender.finalOfferDeadline,
    deadlinePeriodDays: deadlinePeriodDays ?? tender.deadlinePeriodDays,
  }
  const happened = changesOf(state, after)
  const changed = new Set(happened.map(({ lotId }) => lotId))
  return done(
    {
      ...state,
      tender: after,
      lots: lots
        .map((lot) => (changed.has(lot.id) ? { ...lot, opening: null } : lot))
        .map((lot) => withFixedRounds(tender, after, lot, now)),
    },
    happened,
  )
}

/** Whatever was changed, rounds that are over ended when they did. */
function withFixedRounds(before: TenderCourse, after: TenderCourse, lot: LotCourse, now: Date): LotCourse {
  const isLonger = before.deadlinePeriodDays !== after.deadlinePeriodDays
  const isPutOff = before.finalDeadline?.getTime() !== after.finalDeadline?.getTime()
  const { deadlinePeriodDays: days } = before
  const kept = isLonger && !isOpen(lot) && lot.roundDays === null ? { ...lot, roundDays: days } : lot
  return isPutOff ? resumed(before, kept, now) : kept
}

type Change = Extract<Happening, { kind: 'deadlineChanged' }>

/** What that means for each lot that is not over. */
function changesOf({ tender, lots }: ProcedureState, after: TenderCourse): Change[] {
  const changed = (
    lotId: number,
    which: 'application' | 'offer',
    of: 'final' | 'laterRounds',
    [before, then]: readonly [Date | null, Date | null],
  ): Change[] =>
    then === null || before?.getTime() === then.getTime()
      ? []
      : [{ kind: 'deadlineChanged', lotId, which, before, after: then, of }]
  return lots.filter(isOpen).flatMap((lot) => {
    const isLonger = tender.deadlinePeriodDays !== after.deadlinePeriodDays
    return [
      ...changed(lot.id, 'application', 'final', [tender.finalDeadline, after.finalDeadline]),
      // Whoever is outside must not learn by it which lots have come so far; and a lot may begin with a new round.
      ...changed(lot.id, 'offer', 'final', [tender.finalOfferDeadline, after.finalOfferDeadline]),
      ...(isLonger
        ? changed(lot.id, 'application', 'laterRounds', [
            roundDeadline(tender, lot, 2),
            roundDeadline(after, lot, 2),
          ])
        : []),
    ]
  })
}
