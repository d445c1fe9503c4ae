import { startOfDay } from '../times.ts'

/** What the law on concessions (KonzVgV) is about is announced by notices of this subtype. */
const concession = '19'

/** Whether the law sets shortest times for what such a form announces; null is a form of our own. */
export const hasLegalMinimum = (subtype: string | null): boolean => subtype === concession

/** For applications, with or without an offer, and for first offers, which come by electronic means here. */
const shortest = { application: 30, offer: 17 } as const

export type LegalMinimum = {
  isShort: boolean
  days: number
  paragraph: string
  /** The first moment that leaves enough time. */
  earliest: Date
}

/** Whether a deadline leaves the time the law asks for; a day begun does not count. */
export function legalMinimum(kind: keyof typeof shortest, from: Date, deadline: Date): LegalMinimum {
  const days = shortest[kind]
  const earliest = startOfDay(from, days + 1)
  return { isShort: deadline < earliest, days, paragraph: '§ 27 KonzVgV', earliest }
}
