import { refused, type Refused } from '../verdict.ts'
import { contendersIn } from './participants.ts'
import type { LotCourse, LotOfferCourse, ProcedureState } from './state.ts'

/** Whose choice a phase asks for: who is under review, or who shows interest where there is no competition. */
export function candidatesFor(target: 5 | 6, state: ProcedureState, lot: LotCourse): LotOfferCourse[] {
  const reviewed = target === 5 && !state.tender.skippedPhases.includes(4)
  return contendersIn(state, lot).filter(
    ({ stage, deniedAt }) => stage === (reviewed ? 2 : 3) && deniedAt === null,
  )
}

/** Whether everyone named can be chosen in one of the lots. */
export function choiceFits(
  target: 5 | 6,
  state: ProcedureState,
  lots: readonly LotCourse[],
  offerIds: readonly number[] | null,
): Refused | null {
  if (offerIds === null) return null
  const candidates = lots.flatMap((lot) => candidatesFor(target, state, lot).map(({ offerId }) => offerId))
  return offerIds.every((id) => candidates.includes(id)) ? null : refused('chosenNotEligible')
}
