import { type Filing, mayApply, mayOffer } from '../rooms/contractor-rooms.rules.ts'
import { allowed, firstRefusal, refused, type Refused, type Verdict } from '../verdict.ts'
import { andThen, done, inTurn, keyOf, movedLotOffer } from './change.ts'
import { latestPart } from './participants.ts'
import { isPublicAt } from './publicity.ts'
import { roundAt, roundDeadline } from './rounds.ts'
import { chosenLots, type LotChoice, lotOf } from './standing.ts'
import type { Done, LotCourse, LotOfferCourse, ProcedureState, Step, TenderCourse } from './state.ts'
import { isContinuous } from './tender-type.ts'

/** Until when her application counts: for the round she is in, or for the next one that can be had. */
export function applicationDeadlineFor(
  tender: TenderCourse,
  lot: LotCourse,
  { round }: Pick<LotOfferCourse, 'round'>,
  now: Date,
): Date | null {
  if (!isContinuous(tender.type)) return lot.applicationDeadline
  const counting = round ?? roundAt(tender, lot, now)
  return counting === null ? tender.finalDeadline : roundDeadline(tender, lot, counting)
}

/** A lot that is not there gives no right. */
const nowhere: Pick<LotCourse, 'stage' | 'outcome' | 'offerDeadline' | 'lastOpenedRound'> = {
  stage: null,
  outcome: null,
  offerDeadline: null,
  lastOpenedRound: 0,
}

/** What the rights of a bidder hang on, as those who keep the rooms look at it. */
export function filingOf(state: ProcedureState, part: LotOfferCourse, now: Date): Filing {
  const { tender } = state
  const found = lotOf(state, part.lotId)
  const lot = found ?? nowhere
  return {
    lot: {
      stage: lot.stage,
      outcome: lot.outcome,
      isContinuous: isContinuous(tender.type),
      isCompetitionSkipped: tender.skippedPhases.includes(3),
      lastOpenedRound: lot.lastOpenedRound === 0 ? null : lot.lastOpenedRound,
      offerDeadline: lot.offerDeadline,
    },
    lotOffer: {
      stage: part.stage,
      isDenied: part.deniedAt !== null,
      round: part.round,
      applicationDeadline: found === undefined ? null : applicationDeadlineFor(tender, found, part, now),
      applicationOpenedAt: part.applicationOpenedAt,
      offerOpenedAt: part.offerOpenedAt,
    },
    isPublic: isPublicAt(tender, now),
    isArchived: tender.archived !== null,
  }
}

type Filed = { offerId: number; lotIds: LotChoice }

/** One bidder does the same in several lots: in all of those she named, or in none. */
function inLots(
  state: ProcedureState,
  { offerId, lotIds }: Filed,
  may: (part: LotOfferCourse) => Verdict,
  change: (state: ProcedureState, part: LotOfferCourse, lot: LotCourse) => Done,
): Done | Refused {
  const own = state.lots.filter(({ id }) => latestPart(state, offerId, id) !== undefined)
  if (own.length === 0) return refused('notFound')
  // Of all lots only her own count, so that she reads what stands in her way.
  const chosen = chosenLots(lotIds === null ? { lots: own } : state, lotIds, (lot) => {
    const part = latestPart(state, offerId, lot.id)
    return part === undefined ? refused('notParticipating') : may(part)
  })
  if (!chosen.allowed) return chosen
  return inTurn(state, chosen.lots, (current, lot) => {
    const part = latestPart(current, offerId, lot.id)
    return part === undefined ? done(current) : change(current, part, lot)
  })
}

/** Hands in an application, for the first time or again; a round once fixed stays. */
export const submitApplication: Step<Filed> = (state, filed, now) =>
  inLots(
    state,
    filed,
    (part) => mayApply(filingOf(state, part, now), now),
    (current, part, lot) => {
      const deadline = applicationDeadlineFor(current.tender, lot, part, now)
      const round = part.round ?? roundAt(current.tender, lot, now)
      return andThen(movedLotOffer(current, part, 1, { applicationSent: now, round }), (next) =>
        done(next, [{ kind: 'submitted', filing: 'application', deadline, ...keyOf(part) }]),
      )
    },
  )

/** As if it had never been handed in; the next time it counts for the round that runs then. */
export const withdrawApplication: Step<Filed> = (state, filed, now) =>
  inLots(
    state,
    filed,
    (part) =>
      firstRefusal(
        mayApply(filingOf(state, part, now), now),
        part.stage === 1 ? allowed : refused('nothingToWithdraw'),
      ),
    (current, part, lot) => {
      const deadline = applicationDeadlineFor(current.tender, lot, part, now)
      return andThen(movedLotOffer(current, part, 0, { applicationSent: null, round: null }), (next) =>
        done(next, [{ kind: 'withdrawn', filing: 'application', deadline, ...keyOf(part) }]),
      )
    },
  )

/** Hands in an offer, for the first time or again. */
export const submitOffer: Step<Filed> = (state, filed, now) =>
  inLots(
    state,
    filed,
    (part) => mayOffer(filingOf(state, part, now), now),
    (current, part, { offerDeadline: deadline }) =>
      andThen(movedLotOffer(current, part, 6, { offerSent: now }), (next) =>
        done(next, [{ kind: 'submitted', filing: 'offer', deadline, ...keyOf(part) }]),
      ),
  )

/** The offer is in progress again. */
export const withdrawOffer: Step<Filed> = (state, filed, now) =>
  inLots(
    state,
    filed,
    (part) =>
      firstRefusal(
        mayOffer(filingOf(state, part, now), now),
        part.stage === 6 ? allowed : refused('nothingToWithdraw'),
      ),
    (current, part, { offerDeadline: deadline }) =>
      andThen(movedLotOffer(current, part, 5, { offerSent: null }), (next) =>
        done(next, [{ kind: 'withdrawn', filing: 'offer', deadline, ...keyOf(part) }]),
      ),
  )

type Upload = { offerId: number; lotId: number; attempt: number; roomStage: 4 | 5 | 7 }

/** The first document of an offer begins it; whether it may be uploaded was asked before. */
export const uploaded: Step<Upload> = (state, { offerId, lotId, attempt, roomStage }, now) => {
  const part = state.lotOffers.find(
    (one) => one.offerId === offerId && one.lotId === lotId && one.attempt === attempt,
  )
  if (part === undefined) return refused('notFound')
  const begins = roomStage === 7 && part.stage === 4 && mayOffer(filingOf(state, part, now), now).allowed
  return begins ? movedLotOffer(state, part, 5) : done(state)
}
