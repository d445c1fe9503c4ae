import type { LotOutcome } from '@allmende/domain/procedure/state.ts'
import { phaseOf } from '@allmende/domain/tenders/phases.ts'
import type { Lot, ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'

/** How a lot ended. */
export const outcomeTexts: Record<LotOutcome, Bilingual> = {
  AWARDED: { de: 'Zuschlag erteilt', en: 'Awarded' },
  NO_AWARD: { de: 'Ohne Zuschlag beendet', en: 'Ended without award' },
  CANCELLED: { de: 'Aufgehoben', en: 'Cancelled' },
}

/** How far a lot is, in a word: its phase, or how it ended. */
export function lotState(tender: ShownTender, lot: Pick<Lot, 'stage' | 'outcome'>, now: Date): Bilingual {
  if (lot.outcome !== null) return outcomeTexts[lot.outcome]
  const { type, published } = tender
  const facts = { type, published, stage: lot.stage }
  return phaseOf(isSeenInside(tender) ? { ...facts, publicFrom: tender.publicFrom } : facts, now).label
}
