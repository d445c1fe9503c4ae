import { z } from 'zod'
import { CountedId, Instant } from '../method.ts'
import { OfferId } from './lot-offer.contract.ts'

const letterStates = ['LEFT', 'WAITING', 'FAILED'] as const

/** How the letter stands that tells a company of an award meant for another. */
export const AwardLetter = z.object({
  organizationId: CountedId,
  organizationName: z.string(),
  state: z.enum(letterStates),
  leftAt: Instant.nullable(),
})
export type AwardLetter = z.infer<typeof AwardLetter>

/** An award that is meant for somebody, as the team gets it. */
export const AnnouncedAward = z.object({
  offerId: OfferId,
  sentAt: Instant,
  /** Null until all letters have left. */
  awardableFrom: Instant.nullable(),
  /** One for each company that was told; none where no mails are sent. */
  letters: z.array(AwardLetter),
})
export type AnnouncedAward = z.infer<typeof AnnouncedAward>
