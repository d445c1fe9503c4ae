import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { answerTakenBack, answered, denialFor } from './answers.ts'
import { offersAreOpen, openedOffers, toldOfAward, winnerFits } from './award-choice.ts'
import { andThen, done, inTurn, withLot } from './change.ts'
import { endedLot } from './ending.ts'
import { isBlank, partsIn } from './participants.ts'
import { lotOf, mayTouch } from './standing.ts'
import type { LotCourse, ProcedureState, Step, TenderCourse } from './state.ts'
import { awardableFromAfter, latestOf, toldInTime } from './waiting-period.ts'

export const mayAnnounceAward = (state: ProcedureState, lot: LotCourse, now: Date): Verdict =>
  firstRefusal(offersAreOpen(state, lot, now), lot.award === null ? allowed : refused('awardStands'))

type Choice = { lotId: number; offerId: number; reasons: ReadonlyMap<number, string> }

/** All others learn who is meant to get the lot and why they are not, in time to object. */
export const announceAward: Step<Choice> = (state, { lotId, offerId, reasons }, now) => {
  const lot = lotOf(state, lotId)
  if (lot === undefined) return refused('notFound')
  const verdict = mayAnnounceAward(state, lot, now)
  if (!verdict.allowed) return verdict
  const losers = toldOfAward(partsIn(state, lot), offerId)
  const refusal = winnerFits(state, lot, offerId, { losers, reasons })
  if (refusal) return refusal
  const award = { offerId, announcedAt: now, awardableFrom: losers.length === 0 ? now : null }
  const announced = done(withLot(state, lotId, { award }), [{ kind: 'awardAnnounced', lotId, offerId }])
  const told = { winnerOfferId: offerId, awardableFrom: awardableFromAfter(now) }
  return andThen(announced, (next) =>
    inTurn(next, losers, (current, part) => {
      const reason = reasons.get(part.offerId) ?? null
      return answered(current, part, { ...told, answer: denialFor(part), reason }, now)
    }),
  )
}

export const mayWithdrawAward = (state: ProcedureState, lot: LotCourse, now: Date): Verdict =>
  firstRefusal(mayTouch(state, lot, now), lot.award === null ? refused('noAwardAnnounced') : allowed)

/** Whoever was told hears that it no longer holds. */
export const withdrawAward: Step<{ lotId: number; reason: string }> = (state, { lotId, reason }, now) => {
  const lot = lotOf(state, lotId)
  if (lot === undefined) return refused('notFound')
  const verdict = firstRefusal(
    mayWithdrawAward(state, lot, now),
    isBlank(reason) ? refused('withdrawalReasonMissing') : allowed,
  )
  if (!verdict.allowed) return verdict
  const { award: announced } = lot
  if (announced === null) return refused('noAwardAnnounced')
  const told = toldInTime(state, lot)
  const withdrawn = done(withLot(state, lotId, { award: null }), [
    { kind: 'awardWithdrawn', lotId, offerId: announced.offerId, reason },
  ])
  return andThen(withdrawn, (next) =>
    inTurn(next, told, (current, part) => answerTakenBack(current, part, reason)),
  )
}

/**
 * The waiting period ends ten days after the last mail left, without a mail server after the announcement, and not
 * before the day that any letter names.
 */
export const setAwardableFrom: Step<{ lotId: number; lastLetterLeft: Date | null }> = (
  state,
  { lotId, lastLetterLeft },
) => {
  const lot = lotOf(state, lotId)
  if (lot === undefined) return refused('notFound')
  if (lot.award === null) return refused('noAwardAnnounced')
  if (lot.award.awardableFrom !== null) return done(state)
  const awardableFrom = latestOf(
    awardableFromAfter(lastLetterLeft ?? lot.award.announcedAt),
    toldInTime(state, lot).map(({ finalAnswer }) => finalAnswer?.awardableFrom),
  )
  const { clockedUntil } = state.tender
  // Learnt so late that the clock has passed it already.
  const isMissed = clockedUntil !== null && awardableFrom <= clockedUntil
  return done(
    withLot(state, lotId, { award: { ...lot.award, awardableFrom } }),
    isMissed ? [{ kind: 'waitingPeriodOver', lotId }] : [],
  )
}

/** Whether a lot can be awarded, to whomever; without an announcement, what that asks for is looked at in the choice. */
export function mayAward(state: ProcedureState, lot: LotCourse, now: Date): Verdict {
  const verdict = offersAreOpen(state, lot, now)
  if (!verdict.allowed || lot.award === null) return verdict
  const { awardableFrom } = lot.award
  if (awardableFrom === null) return refused('lettersNotGone')
  return now >= awardableFrom ? allowed : refused('waitingPeriod', { values: { from: awardableFrom } })
}

/** Whoever was announced gets it; where nobody was, the law on waiting is kept or set aside with a reason. */
function isAnnounced(
  { tender }: ProcedureState,
  { award: announced }: LotCourse,
  offerId: number,
  withoutWaiting: string | null,
): Verdict {
  if (announced !== null) return announced.offerId === offerId ? allowed : refused('otherOfferAnnounced')
  return tender.isStandard && isBlank(withoutWaiting) ? refused('announcementMissing') : allowed
}

type Award = Choice & {
  /** Why the waiting period of § 134 GWB is set aside. */
  withoutWaiting: string | null
  /** Whether the others learn who gets the lot where no law of the Union says so. */
  tellWinner: boolean
}

/**
 * Whether everyone who is told of an award learns who gets it: always under the law of the Union (KonzVgV § 30,
 * VgV § 62), elsewhere on request (UVgO § 46, VOB/A § 19 (2)) or because the team wants to.
 */
export const isWinnerTold = (
  { isStandard }: Pick<TenderCourse, 'isStandard'>,
  tellWinner: boolean,
): boolean => isStandard || tellWinner

/** The lot is given away; everybody else who filed learns it, those in the waiting room too. */
export const award: Step<Award> = (state, input, now) => {
  const { lotId, offerId, reasons, withoutWaiting, tellWinner } = input
  const lot = lotOf(state, lotId)
  if (lot === undefined) return refused('notFound')
  const verdict = firstRefusal(mayAward(state, lot, now), isAnnounced(state, lot, offerId, withoutWaiting))
  if (!verdict.allowed) return verdict
  const losers = toldOfAward(partsIn(state, lot), offerId)
  const refusal = winnerFits(state, lot, offerId, { losers, reasons })
  if (refusal) return refusal
  const winners = openedOffers(state, lot).filter((part) => part.offerId === offerId)
  const waiver = lot.award === null && state.tender.isStandard ? withoutWaiting : null
  const won = andThen(endedLot(state, lot, 'AWARDED', waiver, offerId), (next) =>
    inTurn(next, winners, (current, part) =>
      answered(current, part, { answer: 'offerAccepted', reason: null }, now),
    ),
  )
  const isTold = isWinnerTold(state.tender, tellWinner)
  const told = { winnerOfferId: isTold ? offerId : null, winnerOnRequest: !isTold }
  return andThen(won, (next) =>
    inTurn(next, losers, (current, part) => {
      const reason = reasons.get(part.offerId) ?? null
      return answered(current, part, { ...told, answer: denialFor(part), reason }, now)
    }),
  )
}
