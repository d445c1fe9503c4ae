import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { answerTakenBack, answered } from './answers.ts'
import { andThen, done, inTurn, movedLotOffer } from './change.ts'
import { hasFiled, isBlank, isOfOpenedRound, latestPart } from './participants.ts'
import { chosenLots, type LotChoice, mayTouch } from './standing.ts'
import type { Done, LotCourse, LotOfferCourse, ProcedureState, Step } from './state.ts'

type Drag = {
  offerId: number
  lotIds: LotChoice
  /** Into the negotiation or among those asked for an offer. */
  target: 3 | 4
  reason: string | null
}

/** The column is that of the phase which runs. */
function columnRuns({ stage, offerDeadline }: LotCourse, target: 3 | 4, now: Date): Verdict {
  if (target === 3) return stage === 5 ? allowed : refused('negotiationDoesNotRun')
  if (stage !== 6) return refused('offerPhaseDoesNotRun')
  return offerDeadline !== null && now > offerDeadline
    ? refused('offerDeadlineOver', { values: { deadline: offerDeadline } })
    : allowed
}

function mayBeMoved(state: ProcedureState, lot: LotCourse, part: LotOfferCourse, target: 3 | 4): Verdict {
  if (part.stage >= target) return refused('alreadyThere')
  if (part.stage === 1) return refused('stillSealed')
  return isOfOpenedRound(state.tender, lot, part) ? allowed : refused('notOfThisRound')
}

/** Somebody who was denied, came late or was left out is let in after all. */
export const drag: Step<Drag> = (state, { offerId, lotIds, target, reason }, now) => {
  const own = state.lots.filter(({ id }) => latestPart(state, offerId, id) !== undefined)
  if (own.length === 0) return refused('notFound')
  const may = (lot: LotCourse): Verdict => {
    const part = latestPart(state, offerId, lot.id)
    if (part === undefined) return refused('notInLot')
    return firstRefusal(
      mayTouch(state, lot, now),
      columnRuns(lot, target, now),
      mayBeMoved(state, lot, part, target),
      part.stage === 0 && isBlank(reason) ? refused('lateEntryReasonMissing') : allowed,
    )
  }
  const chosen = chosenLots(lotIds === null ? { lots: own } : state, lotIds, may)
  if (!chosen.allowed) return chosen
  return inTurn(state, chosen.lots, (current, lot) => {
    const part = latestPart(current, offerId, lot.id)
    return part === undefined ? done(current) : letIn(current, part, target, reason, now)
  })
}

function letIn(
  state: ProcedureState,
  part: LotOfferCourse,
  target: 3 | 4,
  reason: string | null,
  now: Date,
): Done {
  const moved = andThen(answerTakenBack(state, part, reason), (next) =>
    movedLotOffer(next, part, target, { deniedAt: null, reason: null }, reason),
  )
  const answer = target === 4 ? 'offerExpected' : 'applicationAccepted'
  return target === 4 || hasFiled(part)
    ? andThen(moved, (next) => answered(next, part, { answer, reason: null }, now))
    : moved
}
