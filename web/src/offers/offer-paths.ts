import type { Actor } from '@allmende/domain/actor.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { mayOpenApplication, mayOpenNegotiation, mayOpenOffer } from '../tenders/frame/page-rules.ts'
import type { MayOpen } from '../tenders/frame/tender-page.ts'
import { tenderPath } from '../tenders/tender-paths.ts'

/** What a bidder does one after the other, each on a page of its own. */
export const phases = ['application', 'negotiation', 'offer'] as const
export type Phase = (typeof phases)[number]

/** Below the tender's address. */
export const pagePaths = { application: 'bewerbung', negotiation: 'verhandlung', offer: 'angebot' } as const

export const pageRules: Record<Phase, MayOpen> = {
  application: mayOpenApplication,
  negotiation: mayOpenNegotiation,
  offer: mayOpenOffer,
}

/** The rooms that belong to it. */
export const roomStages = { application: 4, negotiation: 5, offer: 7 } as const

export const phasePath = (tenderId: number, phase: Phase): string =>
  `${tenderPath(tenderId)}/${pagePaths[phase]}`

/** Where a bidder goes on who has come so far; the tender itself where that page is not open to her yet. */
export function goOnPath(actor: Actor, tender: ShownTender, stage: number, now: Date): string {
  const phase = stage >= 4 ? 'offer' : stage === 3 ? 'negotiation' : 'application'
  return pageRules[phase](actor, tender, now).allowed ? phasePath(tender.id, phase) : tenderPath(tender.id)
}
