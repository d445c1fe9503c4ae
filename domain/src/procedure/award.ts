import { sayShortMoment, startOfDay } from '../times.ts'
import { allowed, firstRefusal, refused, type Refused, type Verdict } from '../verdict.ts'
import { answerTakenBack, answered, denialFor } from './answers.ts'
import { andThen, done, inTurn, withLot } from './change.ts'
import { endedLot } from './ending.ts'
import {
  awaitsAnswer,
  contendersIn,
  isBlank,
  isOfOpenedRound,
  lackingReason,
  partsIn,
} from './participants.ts'
import { lotOf, mayTouch } from './standing.ts'
import type { LotCourse, LotOfferCourse, ProcedureState, Step } from './state.ts'

/** Days that bidders have to object to an award they were told of (GWB § 134 (2)). */
const waitingDays = 10

/** The midnight after the tenth calendar day that follows a day. */
export const awardableFromAfter = (day: Date): Date => startOfDay(day, waitingDays + 1)

/** The offers of a lot that it can be given to. */
const openedOffers = (state: ProcedureState, lot: LotCourse): LotOfferCourse[] =>
  contendersIn(state, lot).filter(({ stage, deniedAt }) => stage === 7 && deniedAt === null)

/** There is something to choose from. */
function offersAreOpen(state: ProcedureState, lot: LotCourse, now: Date): Verdict {
  const verdict = mayTouch(state, lot, now)
  if (!verdict.allowed) return verdict
  if (lot.stage !== 7) return refused('offersNotOpened')
  return openedOffers(state, lot).length > 0 ? allowed : refused('noOffersToAward')
}

export const mayAnnounceAward = (state: ProcedureState, lot: LotCourse, now: Date): Verdict =>
  firstRefusal(offersAreOpen(state, lot, now), lot.award === null ? allowed : refused('awardStands'))

/** Everyone else the lot is to be told about, and why. */
type Losers = { losers: readonly LotOfferCourse[]; reasons: ReadonlyMap<number, string> }

/** Whether the offer named can be the winner, and all others are told why not. */
function choiceFits(
  state: ProcedureState,
  lot: LotCourse,
  offerId: number,
  { losers, reasons }: Losers,
): Refused | null {
  if (!partsIn(state, lot).some((part) => part.offerId === offerId)) return refused('notFound')
  if (!openedOffers(state, lot).some((part) => part.offerId === offerId)) return refused('offerNotOpened')
  return lackingReason(losers, reasons)
}

/** The others of this round; whoever waits for the next one is told only when the lot is gone. */
const losersOf = (state: ProcedureState, lot: LotCourse, winner: number): LotOfferCourse[] =>
  partsIn(state, lot).filter((part) => awaitsAnswer(part) && part.offerId !== winner)

type Choice = { lotId: number; offerId: number; reasons: ReadonlyMap<number, string> }

/** All others learn who is meant to get the lot and why they are not, in time to object. */
export const announceAward: Step<Choice> = (state, { lotId, offerId, reasons }, now) => {
  const lot = lotOf(state, lotId)
  if (lot === undefined) return refused('notFound')
  const verdict = mayAnnounceAward(state, lot, now)
  if (!verdict.allowed) return verdict
  const losers = losersOf(state, lot, offerId).filter((part) => isOfOpenedRound(state.tender, lot, part))
  const refusal = choiceFits(state, lot, offerId, { losers, reasons })
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
  return now >= awardableFrom
    ? allowed
    : refused('waitingPeriod', { values: { from: sayShortMoment(awardableFrom) } })
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
  const losers = losersOf(state, lot, offerId)
  const refusal = choiceFits(state, lot, offerId, { losers, reasons })
  if (refusal) return refusal
  const winners = openedOffers(state, lot).filter((part) => part.offerId === offerId)
  const won = andThen(endedLot(state, lot, 'AWARDED', withoutWaiting), (next) =>
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
