import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isPublicTo, isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'

/** Since when everyone may know of a tender, or when that is planned; null for drafts and what never became public. */
export function publicationOf(tender: ShownTender, now: Date): { at: Date; isToCome: boolean } | null {
  const { stage, published, archived } = tender
  const isNever = isSeenInside(tender) && tender.publicFrom === null && archived !== null
  if (stage === null || published === null || isNever) return null
  return { at: published, isToCome: !isPublicTo(tender, now) }
}
