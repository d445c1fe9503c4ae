import { allowed, firstRefusal, type Reason, refused, type Refused, type Verdict } from '../verdict.ts'
import { isPublicAt } from './publicity.ts'
import { isOpen, nextStage } from './stages.ts'
import type { LotCourse, ProcedureState, TenderCourse } from './state.ts'
import { isRun } from './tender-type.ts'

/** Of a tender, what decides whether its procedure runs. */
export type RunTender = Pick<
  TenderCourse,
  'type' | 'published' | 'isMarked' | 'heardAt' | 'archived' | 'isCancelled'
>

/** What every step of a running procedure needs. */
export function mayProceed({ tender }: { tender: RunTender }, now: Date): Verdict {
  if (tender.archived !== null) return refused('tenderArchived')
  if (!isRun(tender.type)) return refused('procedureNotRun')
  if (tender.published === null) return refused('procedureDraft')
  return isPublicAt(tender, now) ? allowed : refused('tenderNotPublic')
}

/** What every step on a lot needs. */
export const mayTouch = (state: { tender: RunTender }, lot: Pick<LotCourse, 'outcome'>, now: Date): Verdict =>
  firstRefusal(mayProceed(state, now), isOpen(lot) ? allowed : refused('lotOver'))

/** What has to happen first, by the stage that comes next. */
const nextIs: Readonly<Record<number, Reason>> = {
  3: 'competitionIsNext',
  4: 'openingApplicationsIsNext',
  5: 'negotiationIsNext',
  6: 'offerPhaseIsNext',
}

/** A lot goes through its phases one by one. */
export function mayMoveTo(tender: TenderCourse, lot: LotCourse, target: number): Verdict {
  if (tender.skippedPhases.includes(target)) return refused('phaseSkipped')
  if ((lot.stage ?? 0) >= target) return refused('phaseBegun')
  const next = nextStage(tender, lot)
  if (next === target) return allowed
  return refused((next === null ? undefined : nextIs[next]) ?? 'phaseSkipped')
}

/** Which lots a step is about: null means every one it is legal for. */
export type LotChoice = readonly number[] | null

/** Of the lots chosen all or none; of all lots those for which it is legal. */
export function chosenLots(
  { lots }: Pick<ProcedureState, 'lots'>,
  lotIds: LotChoice,
  may: (lot: LotCourse) => Verdict,
): { allowed: true; lots: readonly LotCourse[] } | Refused {
  if (lotIds?.length === 0) return refused('noLotChosen')
  const asked = lotIds === null ? lots : lots.filter(({ id }) => lotIds.includes(id))
  if (lotIds !== null && asked.length !== new Set(lotIds).size) return refused('notFound')
  const verdicts = asked.map((lot) => ({ lot, verdict: may(lot) }))
  const legal = verdicts.filter(({ verdict }) => verdict.allowed).map(({ lot }) => lot)
  if (legal.length > 0 && (lotIds === null || legal.length === asked.length))
    return { allowed: true, lots: legal }
  return mostHelpful(verdicts)
}

/** That a lot is over says less than what is missing for one that is not. */
function mostHelpful(verdicts: readonly { lot: LotCourse; verdict: Verdict }[]): Refused {
  const no = verdicts.flatMap(({ lot, verdict }) => (verdict.allowed ? [] : [{ lot, verdict }]))
  return (no.find(({ lot }) => isOpen(lot)) ?? no[0])?.verdict ?? refused('notFound')
}

/** The lot a step on a single one is about. */
export const lotOf = ({ lots }: Pick<ProcedureState, 'lots'>, lotId: number): LotCourse | undefined =>
  lots.find(({ id }) => id === lotId)
