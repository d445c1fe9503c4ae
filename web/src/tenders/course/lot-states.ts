import type { AnnouncedAward } from '@allmende/domain/procedure/award-letter.contract.ts'
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

const awardTexts = {
  announced: { de: 'Zuschlag angekündigt', en: 'Award announced' },
  waiting: { de: 'Zuschlag angekündigt, Wartefrist läuft', en: 'Award announced, waiting period running' },
} satisfies Record<string, Bilingual>

const announced = ({ awardableFrom }: AnnouncedAward, now: Date): Bilingual =>
  awardableFrom !== null && awardableFrom > now ? awardTexts.waiting : awardTexts.announced

/** How far a lot is, in a word: its phase, for the team its announced award, or how it ended. */
export function lotState(
  tender: ShownTender,
  lot: Pick<Lot, 'id' | 'stage' | 'outcome'>,
  now: Date,
): Bilingual {
  if (lot.outcome !== null) return outcomeTexts[lot.outcome]
  const award = isSeenInside(tender) ? tender.lots.find(({ id }) => id === lot.id)?.award : null
  if (award) return announced(award, now)
  const { type, published } = tender
  const facts = { type, published, stage: lot.stage }
  return phaseOf(isSeenInside(tender) ? { ...facts, publicFrom: tender.publicFrom } : facts, now).label
}

/** The same of a whole tender, once all that goes on in it is waiting for an award. */
export function tenderState(tender: ShownTender, now: Date): Bilingual {
  const open = isSeenInside(tender) ? tender.lots.filter(({ outcome }) => outcome === null) : []
  const awards = open.flatMap(({ award }) => award ?? [])
  const states = awards.length === open.length ? awards.map((award) => announced(award, now)) : []
  return states.find((state) => state === awardTexts.waiting) ?? states[0] ?? phaseOf(tender, now).label
}
