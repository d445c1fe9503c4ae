import { allowed, refused, type Refused, type Verdict } from '../verdict.ts'
import { andThen, done, inTurn, movedLot } from './change.ts'
import {
  fieldOf,
  lotDeadlineChanged,
  mayChangeDeadlines,
  offersFollowApplications,
  type Which,
} from './deadlines.ts'
import { finalsChanged } from './final-deadlines.ts'
import { isPublicAt } from './publicity.ts'
import { roundAt, roundDeadline } from './rounds.ts'
import { isOpen } from './stages.ts'
import { lotOf } from './standing.ts'
import type { Done, ProcedureState, Step } from './state.ts'
import { isRun } from './tender-type.ts'

/** What an announced change alters of a procedure; keys left out stay. Null takes a deadline away, which no law allows. */
export type TenderChange = {
  lots: readonly LotChange[]
  /** Of a continuous procedure alone. */
  finalDeadline?: Date | null
  finalOfferDeadline?: Date | null
  deadlinePeriodDays?: number | null
  /** Why; a late extension needs it. */
  reason: string | null
}
type LotChange = { lotId: number; applicationDeadline?: Date | null; offerDeadline?: Date | null }
type FinalName = 'finalDeadline' | 'finalOfferDeadline' | 'deadlinePeriodDays'

/** One deadline that cannot be changed as asked, and whose it is; null for all lots. */
export type RefusedDeadline = {
  lotId: number | null
  name: FinalName | 'applicationDeadline' | 'offerDeadline'
} & {
  refusal: Refused
}

const finalNames = ['finalDeadline', 'finalOfferDeadline', 'deadlinePeriodDays'] as const

type Applied = { result: Done; refused: readonly RefusedDeadline[] }

/** The deadlines of a change one by one, so that each that is refused can be said where it was typed. */
function applied(state: ProcedureState, change: TenderChange, now: Date): Applied {
  const refusals: RefusedDeadline[] = []
  let result = done(state)
  const take = (
    next: (current: ProcedureState) => Done | Refused,
    whose: Pick<RefusedDeadline, 'lotId' | 'name'>,
  ) => {
    const step = next(result.state)
    if (step.allowed) result = andThen(result, () => step)
    else refusals.push({ ...whose, refusal: step })
  }
  const { reason } = change
  for (const name of finalNames) {
    const after = change[name]
    if (after === undefined) continue
    const taken = (current: ProcedureState) =>
      after === null ? refused('deadlineNotRemoved') : finalsChanged(current, { [name]: after, reason }, now)
    take(taken, { lotId: null, name })
  }
  for (const lot of change.lots) {
    const before = refusals.length
    for (const which of ['application', 'offer'] as const satisfies Which[]) {
      const [name, after] = [fieldOf[which], lot[fieldOf[which]]]
      if (after === undefined) continue
      const taken = (current: ProcedureState) =>
        after === null
          ? refused('deadlineNotRemoved')
          : lotDeadlineChanged(current, { lotId: lot.lotId, which, after, reason }, now)
      take(taken, { lotId: lot.lotId, name })
    }
    const name = lot.offerDeadline === undefined ? 'applicationDeadline' : 'offerDeadline'
    if (refusals.length === before)
      take((current) => inOrder(current, lot.lotId, name), { lotId: lot.lotId, name })
  }
  return { result, refused: refusals }
}

/** Looked at once both deadlines of a lot stand; what was moved is what is told. */
function inOrder(
  state: ProcedureState,
  lotId: number,
  moved: 'applicationDeadline' | 'offerDeadline',
): Done | Refused {
  const lot = lotOf(state, lotId)
  const verdict = lot ? offersFollowApplications(state.tender, lot) : allowed
  if (verdict.allowed) return done(state)
  return moved === 'applicationDeadline' && lot?.offerDeadline
    ? refused('applicationsAfterOffers', { values: { deadline: lot.offerDeadline } })
    : verdict
}

const hasDeadlines = ({ lots, ...finals }: Omit<TenderChange, 'reason'>): boolean =>
  lots.length > 0 || finalNames.some((name) => finals[name] !== undefined)

/** What every change of a tender needs, whatever it alters. */
function mayAnnounce({ tender }: ProcedureState, now: Date): Verdict {
  if (tender.archived !== null) return refused('tenderArchived')
  if (tender.published === null) return refused('procedureDraft')
  return isPublicAt(tender, now) || tender.heardAt !== null ? allowed : refused('tenderNotPublic')
}

/** Whoever prepares a change gives the reason only when it is announced. */
const stillToBeGiven = 'wird beim Bekanntmachen genannt'

/** Which deadlines of a change the law refuses, whatever its reason will be. */
export function refusedDeadlines(
  state: ProcedureState,
  change: Omit<TenderChange, 'reason'>,
  now: Date,
): readonly RefusedDeadline[] {
  if (!hasDeadlines(change) || !isRun(state.tender.type)) return []
  return applied(state, { ...change, reason: stillToBeGiven }, now).refused
}

export type RunningRound = { lotId: number; round: number; end: Date }

/** Which round of each lot runs, and until when, once a change is announced. */
export function roundsOnceChanged(
  state: ProcedureState,
  change: Omit<TenderChange, 'reason'>,
  now: Date,
): RunningRound[] {
  const { tender, lots } = applied(state, { ...change, reason: stillToBeGiven }, now).result.state
  return lots.filter(isOpen).flatMap((lot) => {
    const round = lot.applicationDeadline === null ? null : roundAt(tender, lot, now)
    return round === null ? [] : [{ lotId: lot.id, round, end: roundDeadline(tender, lot, round) }]
  })
}

/** A change becomes what is announced: deadlines move, and lots that are new begin as published. */
export const announceChange: Step<TenderChange> = (state, change, now) => {
  const verdict = hasDeadlines(change) ? mayChangeDeadlines(state, now) : mayAnnounce(state, now)
  if (!verdict.allowed) return verdict
  const {
    result,
    refused: [first],
  } = applied(state, change, now)
  if (first) return first.refusal
  const added = result.state.lots.filter(({ stage }) => stage === null)
  return andThen(result, (current) => inTurn(current, added, (next, lot) => movedLot(next, lot, 2)))
}
