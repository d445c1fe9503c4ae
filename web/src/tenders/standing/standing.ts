import { type Actor, isInternal } from '@allmende/domain/actor.ts'
import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import type { Bilingual } from '@allmende/domain/texts.ts'
import { texts } from './standing.texts.ts'

/** That nothing goes on here any more, and since when; null while it does. */
export function endOf({
  stage,
  archived,
}: Pick<ShownTender, 'stage' | 'archived'>): { text: Bilingual; at: Date } | null {
  if (archived === null) return null
  return { text: stage === 8 ? texts.cancelled : texts.archived, at: archived }
}

/** Whether an invitation, known to the server or brought along by the address, still means something to this person. */
export function isInvitationShown(actor: Actor, tender: ShownTender, token: string | undefined): boolean {
  const staff: boolean = isInternal(actor)
  return (
    !staff &&
    !isSeenInside(tender) &&
    (tender.isInvited || token !== undefined) &&
    tender.offerId === null &&
    tender.archived === null
  )
}
