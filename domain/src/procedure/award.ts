import { startOfDay } from '../times.ts'
import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { answerTakenBack, answered, denialFor } from './answers.ts'
import { offersAreOpen, openedOffers, toldOfAnnouncement, toldOfAward, winnerFits } from './award-choice.ts'
import { andThen, done, inTurn, withLot } from './change.ts'
import { endedLot } from './ending.ts'
import { contendersIn, isBlank, isOfOpenedRound, partsIn } from './participants.ts'
import { lotOf, mayTouch } from './standing.ts'
import type { LotCourse, ProcedureState, Step } from './state.ts'

/** Days that bidders have to object to an award they were told of (GWB § 134 (2)). */
const waitingDays = 10

/** The midnight after the tenth calendar day that follows a day. */
export const awardableFromAfter = (day: Date): Date => startOfDay(day, waitingDays + 1)

export const mayAnnounceAward = (state: ProcedureState, lot: LotCourse, now: Date): Verdict =>
  firstRefusal(offersAreOpen(state, lot, now), lot.award === null ? allowed : refused('awardStands'))

type Choice = { lotId: number; offerId: number; reasons: ReadonlyMap<number, string> }

/** All others learn who is meant to get the lot and why they are not, in time to object. */
export const announceAward: Step<Choice> = (state, { lotId, offerId, reasons }, now) => {
  const lot = lotOf(state, lotId)
  if (lot === undefined) return refused('notFound')
  const verdict = mayAnnounceAward(state, lot, now)
  if (!verdict.allowed) return verdict
  const losers = toldOfAnnouncement(state.tender, lot, partsIn(state, lot), offerId)
  const refusal = winnerFits(state, lot, offerId, { losers, reasons })
  if (refusal) return refusal
  const awardableFrom = losers.length === 0 ? now : null
  const announced = done(withLot(state, lotId, { award: { offerId, announcedAt: now, awardableFrom } }), [
    { kind: 'awardAnnounced', lotId, offerId },
  ])
  return andThen(announced, (next) =>
    inTurn(next, losers, (current, part) => {
      const reason = reasons.get(part.offerId) ?? null
      return answered(current, part, { answer: 'offerDenied', reason, winnerOfferId: offerId }, now)
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
  const told = contendersIn(state, lot).filter(
    ({ finalAnswer }) =>
      finalAnswer?.kind === 'offerDenied' && finalAnswer.at.getTime() === announced.announcedAt.getTime(),
  )
  const withdrawn = done(withLot(state, lotId, { award: null }), [
    { kind: 'awardWithdrawn', lotId, offerId: announced.offerId, reason },
  ])
  return andThen(withdrawn, (next) =>
    inTurn(next, told, (current, part) => answerTakenBack(current, part, reason)),
  )
}

/** The waiting period ends ten days after the last letter left; without a mail server, after the announcement. */
export const setAwardableFrom: Step<{ lotId: number; lastLetterLeft: Date | null }> = (
  state,
  { lotId, lastLetterLeft },
) => {
  const lot = lotOf(state, lotId)
  if (lot === undefined) return refused('notFound')
  if (lot.award === null) return refused('noAwardAnnounced')
  if (lot.award.awardableFrom !== null) return done(state)
  const awardableFrom = awardableFromAfter(lastLetterLeft ?? lot.award.announcedAt)
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
}

/** The lot is given away; everybody else who filed learns it, those in the waiting room too. */
export const award: Step<Award> = (state, { lotId, offerId, reasons, withoutWaiting }, now) => {
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
  return andThen(won, (next) =>
    inTurn(next, losers, (current, part) => {
      const reason = reasons.get(part.offerId) ?? null
      const answer = isOfOpenedRound(state.tender, lot, part) ? 'offerDenied' : denialFor(part)
      return answered(current, part, { answer, reason, winnerOfferId: offerId }, now)
    }),
  )
}
