import { allowed, firstRefusal, refused, type Refused, type Verdict } from '../verdict.ts'
import { done, withLot } from './change.ts'
import { isBlank } from './participants.ts'
import { isPublicAt } from './publicity.ts'
import { isOpen } from './stages.ts'
import { lotOf } from './standing.ts'
import type { Done, LotCourse, ProcedureState } from './state.ts'
import { isContinuous, isRun } from './tender-type.ts'

/** Once the portal has published a tender, its deadlines may change before it appears here. */
export function mayChangeDeadlines({ tender, lots }: ProcedureState, now: Date): Verdict {
  if (tender.archived !== null) return refused('tenderArchived')
  if (!isRun(tender.type)) return refused('procedureNotRun')
  if (tender.published === null) return refused('procedureDraft')
  if (!isPublicAt(tender, now) && tender.heardAt === null) return refused('tenderNotPublic')
  return lots.some(isOpen) ? allowed : refused('everyLotEnded')
}

export type Which = 'application' | 'offer'
export const fieldOf = { application: 'applicationDeadline', offer: 'offerDeadline' } as const

/** Whether this deadline of a lot still decides about anything. */
export function isStillOpen(
  { tender }: { tender: Pick<ProcedureState['tender'], 'type' | 'skippedPhases'> },
  lot: Pick<LotCourse, 'stage' | 'outcome' | 'applicationDeadline'>,
  which: Which,
  now: Date,
): Verdict {
  const stage = lot.stage ?? 0
  if (!isOpen(lot)) return refused('lotOver')
  if (which === 'offer') return stage <= 6 ? allowed : refused('deadlineOpened')
  const { skippedPhases: skipped } = tender
  if (skipped.includes(5)) return refused('phaseSkipped')
  const last = skipped.includes(3) ? 5 : 3
  if (stage > last) return refused('deadlineOpened')
  const old = lot.applicationDeadline
  return isContinuous(tender.type) && old !== null && now > old
    ? refused('firstRoundFrozen', { values: { deadline: old } })
    : allowed
}

type Dated = Pick<LotCourse, 'applicationDeadline' | 'offerDeadline'>

/** Who is to be chosen first is chosen before offers are due; in a continuous procedure each round counts for itself. */
export function offersFollowApplications(
  { type, skippedPhases }: Pick<ProcedureState['tender'], 'type' | 'skippedPhases'>,
  { applicationDeadline: applications, offerDeadline: offers }: Dated,
): Verdict {
  if (isContinuous(type) || skippedPhases.includes(5) || applications === null || offers === null)
    return allowed
  return offers > applications
    ? allowed
    : refused('offersBeforeApplications', { values: { deadline: applications } })
}

/** Of the first round, too, somebody has to be chosen before the last offers are due. */
const offersFollowFirstRound = (
  { type, finalOfferDeadline: offers }: Pick<ProcedureState['tender'], 'type' | 'finalOfferDeadline'>,
  end: Date,
): Verdict =>
  !isContinuous(type) || offers === null || end < offers
    ? allowed
    : refused('offersBeforeApplications', { values: { deadline: end } })

/** Nobody loses time she counted on. */
function isFair(state: ProcedureState, lot: LotCourse, which: Which, after: Date, now: Date): Verdict {
  const before = lot[fieldOf[which]]
  const { tender } = state
  if (after <= now) return refused('newDeadlinePast')
  if (before !== null && after < before) return refused('deadlineEarlier', { values: { deadline: before } })
  const ordered = which === 'application' ? offersFollowFirstRound(tender, after) : allowed
  if (!ordered.allowed) return ordered
  const last = which === 'application' ? tender.finalDeadline : tender.finalOfferDeadline
  return isContinuous(tender.type) && last !== null && after > last
    ? refused(which === 'application' ? 'firstRoundAfterFinal' : 'offerDeadlineAfterFinal', {
        values: { deadline: last },
      })
    : allowed
}

/** What is already past is given a new end only with a reason. */
function isExplained(before: Date | null, reason: string | null, now: Date): Verdict {
  const needsReason = before !== null && now > before && isBlank(reason)
  return needsReason ? refused('lateExtensionReasonMissing') : allowed
}

/** One deadline of one lot. */
export function lotDeadlineChanged(
  state: ProcedureState,
  { lotId, which, after, reason }: { lotId: number; which: Which; after: Date; reason: string | null },
  now: Date,
): Done | Refused {
  const lot = lotOf(state, lotId)
  if (lot === undefined) return refused('notFound')
  const before = lot[fieldOf[which]]
  const verdict = firstRefusal(
    isStillOpen(state, lot, which, now),
    isFair(state, lot, which, after, now),
    isExplained(before, reason, now),
  )
  if (!verdict.allowed) return verdict
  if (before?.getTime() === after.getTime()) return done(state)
  return done(withLot(state, lotId, { [fieldOf[which]]: after, opening: null }), [
    { kind: 'deadlineChanged', lotId, which, before, after },
  ])
}
