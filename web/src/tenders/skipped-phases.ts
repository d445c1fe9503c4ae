import { skippedPhasesOf } from '@allmende/domain/procedure/stages.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'

/** The phases a tender leaves out: those of its kind, and once it is published those its start left out. */
export const skippedPhasesIn = ({
  type,
  skippedPhases,
}: Pick<ShownTender, 'type' | 'skippedPhases'>): readonly number[] => [
  ...skippedPhasesOf(type, 2),
  ...skippedPhases,
]
