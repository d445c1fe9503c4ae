import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { answerTakenBack, answered } from './answers.ts'
import { andThen, done, inTurn, movedLotOffer } from './change.ts'
import { hasFiled, isOfOpenedRound, latestPart } from './participants.ts'
import { chosenLots, type LotChoice, mayTouch, type RunTender } from './standing.ts'
import type { Done, LotCourse, LotOfferCourse, ProcedureState, Step } from './state.ts'

/** Into the negotiation or among those asked for an offer. */
export type BoardTarget = 3 | 4

type Drag = {
  offerId: number
  lotIds: LotChoice
  target: BoardTarget
  reason: string | null
}

type BoardLot = Pick<LotCourse, 'stage' | 'outcome' | 'offerDeadline' | 'lastOpenedRound'>
type BoardPart = Pick<LotOfferCourse, 'stage' | 'round'>

/** The column is that of the phase which runs. */
function columnRuns({ stage, offerDeadline }: BoardLot, target: BoardTarget, now: Date): Verdict {
  if (target === 3) return stage === 5 ? allowed : refused('negotiationDoesNotRun')
  if (stage !== 6) return refused('offerPhaseDoesNotRun')
  return offerDeadline !== null && now > offerDeadline
    ? refused('offerDeadlineOver', { values: { deadline: offerDeadline } })
    : allowed
}

function mayBeMoved(tender: RunTender, lot: BoardLot, part: BoardPart, target: BoardTarget): Verdict {
  if (part.stage >= target) return refused('alreadyThere')
  if (part.stage === 1) return refused('stillSealed')
  // Only who applies is at 0, and nobody is let in past the competition (VgV § 51 (3)).
  if (part.stage === 0 && isOfOpenedRound(tender, lot, part)) return refused('neverApplied')
  return isOfOpenedRound(tender, lot, part) ? allowed : refused('notOfThisRound')
}

/** Whether somebody can be let in with her latest part; screens ask it too. */
export const mayLetIn = (
  tender: RunTender,
  lot: BoardLot,
  part: BoardPart,
  target: BoardTarget,
  now: Date,
): Verdict =>
  firstRefusal(
    mayTouch({ tender }, lot, now),
    columnRuns(lot, target, now),
    mayBeMoved(tender, lot, part, target),
  )

/** Somebody who was denied or left out is let in after all. */
export const drag: Step<Drag> = (state, { offerId, lotIds, target, reason }, now) => {
  const own = state.lots.filter(({ id }) => latestPart(state, offerId, id) !== undefined)
  if (own.length === 0) return refused('notFound')
  const may = (lot: LotCourse): Verdict => {
    const part = latestPart(state, offerId, lot.id)
    return part === undefined ? refused('notInLot') : mayLetIn(state.tender, lot, part, target, now)
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
  target: BoardTarget,
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
