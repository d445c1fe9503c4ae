import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { useAwaitedLots } from '../filing/useAwaitedLots.ts'
import type { Phase } from '../offer-paths.ts'
import type { OwnPart } from './own-parts.ts'
import { type PartState, stateOf } from './part-states.ts'

/** How her part stands, with what she has submitted and the server has not answered yet. */
export function usePartState(tender: ShownTender, phase: Phase, { lot, part }: OwnPart): PartState {
  const isAwaited = useAwaitedLots(tender.offerId).has(lot.id)
  return stateOf(phase, { lot, part, isArchived: tender.archived !== null, isAwaited })
}
