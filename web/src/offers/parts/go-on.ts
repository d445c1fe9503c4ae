import type { Actor } from '@allmende/domain/actor.ts'
import type { LotOffer } from '@allmende/domain/procedure/lot-offer.contract.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { pageRules, type Phase, phases } from '../offer-paths.ts'
import { ownParts } from './own-parts.ts'

/** How far she has come in a lot. */
export function phaseOf({ skippedPhases }: ShownTender, { stage, effectiveStage }: LotOffer): Phase {
  if (stage >= 4 && effectiveStage >= 6) return 'offer'
  return stage >= 3 || skippedPhases.includes(3) ? 'negotiation' : 'application'
}

/** Where she goes on: who applies again still finds the pages of her attempt before, but works on an earlier one. */
export function goOnPhase(actor: Actor, tender: ShownTender, now: Date): Phase | null {
  const open = phases.filter((phase) => pageRules[phase](actor, tender, now).allowed)
  const hers = ownParts(tender, 'application', now).map(({ part }) => phaseOf(tender, part))
  return open.findLast((phase) => hers.includes(phase)) ?? open.at(-1) ?? null
}
