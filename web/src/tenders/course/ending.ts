import type { LotOutcome } from '@allmende/domain/procedure/state.ts'
import type { Lot } from '@allmende/domain/tenders/tenders.contract.ts'

/** How a procedure ended, and how many of its lots ended so; null while one of them runs. */
export function endingOf(
  lots: readonly Pick<Lot, 'outcome'>[],
): readonly { outcome: LotOutcome; count: number }[] | null {
  const outcomes = lots.flatMap(({ outcome }) => outcome ?? [])
  if (outcomes.length === 0 || outcomes.length < lots.length) return null
  return [...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, { length: count }]) => ({
    outcome,
    count,
  }))
}
