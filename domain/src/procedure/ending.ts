import { allowed, firstRefusal, refused, type Verdict } from '../verdict.ts'
import { answered, denialFor } from './answers.ts'
import { andThen, done, inTurn, withLot } from './change.ts'
import { awaitsAnswer, isBlank, partsIn } from './participants.ts'
import { isPublicAt } from './publicity.ts'
import type { FirstNotice } from './publication.ts'
import { isOpen } from './stages.ts'
import { lotOf, mayTouch } from './standing.ts'
import type { Done, Happening, LotCourse, LotOutcome, ProcedureState, Step } from './state.ts'
import { isRun } from './tender-type.ts'

/** Nothing more happens with a lot. */
export function endedLot(
  state: ProcedureState,
  { id }: LotCourse,
  outcome: LotOutcome,
  reason: string | null,
  winnerOfferId: number | null = null,
): Done {
  return done(withLot(state, id, { outcome, opening: null }), [
    { kind: 'lotEnded', lotId: id, outcome, reason, winnerOfferId },
  ])
}

/** Whether a lot can be ended without an award: the way out of every case in which nobody is left. */
export const mayEndLot = (state: ProcedureState, lot: LotCourse, now: Date): Verdict =>
  firstRefusal(mayTouch(state, lot, now), lot.award === null ? allowed : refused('awardStands'))

export const endLot: Step<{ lotId: number; reason: string }> = (state, { lotId, reason }, now) => {
  const lot = lotOf(state, lotId)
  if (lot === undefined) return refused('notFound')
  const verdict = firstRefusal(
    mayEndLot(state, lot, now),
    isBlank(reason) ? refused('endReasonMissing') : allowed,
  )
  if (!verdict.allowed) return verdict
  const told = partsIn(state, lot).filter(awaitsAnswer)
  return andThen(endedLot(state, lot, 'NO_AWARD', reason), (ended) =>
    inTurn(ended, told, (current, part) => answered(current, part, { answer: denialFor(part), reason }, now)),
  )
}

/** Whether the whole tender can be cancelled. */
export function mayCancel({ tender, lots }: ProcedureState, firstNotice: FirstNotice): Verdict {
  if (tender.archived !== null) return refused('tenderArchived')
  if (firstNotice === 'underway') return refused('noticeUnderway')
  const open = lots.filter(isOpen)
  if (isRun(tender.type) && tender.published !== null && open.length === 0) return refused('everyLotEnded')
  return open.some(({ award }) => award !== null) ? refused('awardStands') : allowed
}

export const cancel: Step<{ reason: string | null; firstNotice: FirstNotice }> = (
  state,
  { reason, firstNotice },
  now,
) => {
  // Nobody outside was told of a draft, so nothing has to be explained.
  const isExplained = state.tender.published === null || !isBlank(reason)
  const verdict = firstRefusal(
    mayCancel(state, firstNotice),
    isExplained ? allowed : refused('cancelReasonMissing'),
  )
  if (!verdict.allowed) return verdict
  const ended = inTurn(state, state.lots.filter(isOpen), (current, lot) =>
    endedLot(current, lot, 'CANCELLED', reason),
  )
  return andThen(ended, (next) =>
    done({ ...next, tender: { ...next.tender, isCancelled: true, archived: now } }, [
      { kind: 'cancelled', reason },
    ]),
  )
}

/** Whether a tender can be put away: once nothing of it is to come. */
export function mayArchive({ tender, lots }: ProcedureState, now: Date): Verdict {
  if (tender.archived !== null) return refused('tenderArchived')
  if (tender.published === null) return refused('procedureDraft')
  if (!isRun(tender.type)) return isPublicAt(tender, now) ? allowed : refused('tenderNotPublic')
  return lots.some(isOpen) ? refused('lotsStillOpen') : allowed
}

export const archive: Step<Record<never, never>> = (state, _input, now) => {
  const verdict = mayArchive(state, now)
  if (!verdict.allowed) return verdict
  const happened: Happening[] = [{ kind: 'archived' }]
  return done({ ...state, tender: { ...state.tender, archived: now } }, happened)
}
