import { allowed, firstRefusal, refused, type Refused, type Verdict } from '../verdict.ts'
import { andThen, done, inTurn, withLot } from './change.ts'
import { isBlank, isJoined } from './participants.ts'
import { isPublicAt } from './publicity.ts'
import { finalsChanged } from './final-deadlines.ts'
import { isOpen } from './stages.ts'
import { chosenLots, type LotChoice } from './standing.ts'
import type { Done, Happening, LotCourse, ProcedureState, Step } from './state.ts'
import { isContinuous, isRun } from './tender-type.ts'

export type DeadlineChange = {
  lotIds: LotChoice
  applicationDeadline?: Date
  offerDeadline?: Date
  /** Of a continuous procedure alone, as are the next two. */
  finalDeadline?: Date
  finalOfferDeadline?: Date
  deadlinePeriodDays?: number
  /** Needed where the old one is past. */
  reason: string | null
}

/** Once the portal has published a tender, its deadlines may change before it appears here. */
export function mayChangeDeadlines({ tender, lots }: ProcedureState, now: Date): Verdict {
  if (tender.archived !== null) return refused('tenderArchived')
  if (!isRun(tender.type)) return refused('procedureNotRun')
  if (tender.published === null) return refused('procedureDraft')
  if (!isPublicAt(tender, now) && tender.heardAt === null) return refused('tenderNotPublic')
  return lots.some(isOpen) ? allowed : refused('everyLotEnded')
}

type Which = 'application' | 'offer'
const fieldOf = { application: 'applicationDeadline', offer: 'offerDeadline' } as const

/** Whether this deadline of a lot still decides about anything. */
function isStillOpen({ tender }: ProcedureState, lot: LotCourse, which: Which, now: Date): Verdict {
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

/** Nobody loses time she counted on. */
function isFair(state: ProcedureState, lot: LotCourse, which: Which, after: Date, now: Date): Verdict {
  const before = lot[fieldOf[which]]
  const { tender } = state
  if (after <= now) return refused('newDeadlinePast')
  if (before !== null && after < before && isJoined(state, lot))
    return refused('deadlineEarlier', { values: { deadline: before } })
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

function lotDeadlineChanged(
  state: ProcedureState,
  which: Which,
  after: Date,
  { lotIds, reason }: DeadlineChange,
  now: Date,
): Done | Refused {
  const field = fieldOf[which]
  const chosen = chosenLots(state, lotIds, (lot) =>
    firstRefusal(
      isStillOpen(state, lot, which, now),
      isFair(state, lot, which, after, now),
      isExplained(lot[field], reason, now),
    ),
  )
  if (!chosen.allowed) return chosen
  const changed = chosen.lots.filter((lot) => lot[field]?.getTime() !== after.getTime())
  return inTurn(state, changed, (current, lot) => {
    const happened: Happening = { kind: 'deadlineChanged', lotId: lot.id, which, before: lot[field], after }
    return done(withLot(current, lot.id, { [field]: after, opening: null }), [happened])
  })
}

/** What changes for everyone comes first: the lots' own deadlines keep to it. */
export const changeDeadlines: Step<DeadlineChange> = (state, change, now) => {
  const verdict = mayChangeDeadlines(state, now)
  if (!verdict.allowed) return verdict
  if (change.lotIds?.some((id) => !state.lots.some((lot) => lot.id === id))) return refused('notFound')
  const { lotIds: _lots, reason: _reason, ...given } = change
  if (Object.values(given).every((value) => value === undefined)) return refused('nothingToChange')
  let result: Done | Refused = finalsChanged(state, change, now)
  for (const which of ['application', 'offer'] as const) {
    const after = change[fieldOf[which]]
    if (!result.allowed) return result
    if (after === undefined) continue
    const next = lotDeadlineChanged(result.state, which, after, change, now)
    result = next.allowed ? andThen(result, () => next) : next
  }
  return result
}
