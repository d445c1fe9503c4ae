import { type LegalMinimum, legalMinimum } from '@allmende/domain/procedure/legal-minimum.ts'
import {
  type LotDeadline,
  type SharedDeadline,
  sharedDeadlines,
} from '@allmende/domain/tenders/lot-deadlines.ts'

/** A deadline that leaves companies less time than the law asks for. */
export type ShortDeadline = SharedDeadline & Omit<LegalMinimum, 'isShort'>

/** Of these deadlines the ones that are too short, each once. */
export const shortDeadlines = (
  kind: 'application' | 'offer',
  from: Date,
  deadlines: readonly LotDeadline[],
): ShortDeadline[] =>
  sharedDeadlines(deadlines).flatMap((shared) => {
    const { isShort, ...minimum } = legalMinimum(kind, from, shared.deadline)
    return isShort ? [{ ...shared, ...minimum }] : []
  })
