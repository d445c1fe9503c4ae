import { canApply, canOffer } from '../rooms/contractor-rooms.rules.ts'
import { displayStage, ownDeadline, shownDeadline } from './display.ts'
import { filingOf } from './filing.ts'
import { mayJoin } from './joining.ts'
import { seenBy } from './outside.ts'
import { latestPart } from './participants.ts'
import { isPublicAt } from './publicity.ts'
import { currentRound, roundDeadline } from './rounds.ts'
import type { ProcedureState } from './state.ts'
import { lotStatus, type OwnPart, tenderStatus } from './status.ts'
import { isContinuous } from './tender-type.ts'

/** What is announced of how a procedure goes, as it is left for somebody. */
function toldOf(course: Pick<ProcedureState, 'tender' | 'lots'>, now: Date): unknown {
  const { tender, lots } = course
  if (!isPublicAt(tender, now)) return 'nothing'
  const { type, skippedPhases, published, archived, isCancelled, finalDeadline, deadlinePeriodDays } = tender
  return {
    tender: { type, skippedPhases, published, archived, isCancelled, finalDeadline, deadlinePeriodDays },
    stage: displayStage(course),
    deadline: shownDeadline(course, now),
    status: tenderStatus(course, { parts: [] }, now),
    lots: lots.map((lot) => ({
      round: currentRound(tender, lot, now),
      roundEnds: isContinuous(type) ? [1, 3, 5].map((n) => roundDeadline(tender, lot, n)) : [],
      id: lot.id,
      stage: lot.stage,
      outcome: lot.outcome,
      status: lotStatus(tender, lot, { parts: [] }, now),
      applicationDeadline: lot.applicationDeadline,
      offerDeadline: lot.offerDeadline,
      joining: [false, true].map((hasInvitation) => mayJoin(tender, lot, { hasInvitation }, now)),
    })),
  }
}

/** What somebody who takes no part is told: nothing in it may hang on what bidders do. */
export const toldOutside = (state: ProcedureState, now: Date): unknown => toldOf(seenBy(state, null), now)

/** The same for a bidder, with what is her own. */
export function seenByBidder(state: ProcedureState, offerId: number, now: Date): unknown {
  const look = { parts: ownParts(state, offerId) }
  const course = seenBy(state, offerId)
  return {
    outside: toldOf(course, now),
    deadline: ownDeadline(state, offerId, now),
    status: tenderStatus(course, look, now),
    lots: course.lots.map((lot) => {
      const part = latestPart(state, offerId, lot.id)
      const filing = part && filingOf(state, part, now)
      const status = lotStatus(state.tender, lot, look, now)
      return {
        status,
        part,
        canApply: filing && canApply(filing, now),
        canOffer: filing && canOffer(filing, now),
      }
    }),
  }
}

/** What is her own of each lot; a letter's day is fixed when it is written. */
const ownParts = (state: ProcedureState, offerId: number): OwnPart[] =>
  state.lots.flatMap((lot) => {
    const part = latestPart(state, offerId, lot.id)
    if (part === undefined) return []
    return [{ ...part, awardableFrom: part.finalAnswer?.awardableFrom ?? null }]
  })
