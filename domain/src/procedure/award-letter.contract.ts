import { z } from 'zod'
import { CountedId, Instant, LargeId } from '../method.ts'
import { Dispatch } from './dispatch.contract.ts'
import { OfferId } from './lot-offer.contract.ts'

/** By mail: gone, on its way, given up, or only kept where no mails are sent; or gone otherwise. */
const letterStates = ['LEFT', 'WAITING', 'FAILED', 'KEPT', 'DISPATCHED'] as const

/** How the letter stands that tells a company of an award meant for another. */
export const AwardLetter = z.object({
  offerId: OfferId,
  letterId: LargeId,
  organizationId: CountedId,
  organizationName: z.string(),
  state: z.enum(letterStates),
  leftAt: Instant.nullable(),
  dispatch: Dispatch.nullable(),
  /** The earliest day of the contract, as this letter names it. */
  awardableFrom: Instant,
})
export type AwardLetter = z.infer<typeof AwardLetter>

/** An award that is meant for somebody, as the team gets it. */
export const AnnouncedAward = z.object({
  offerId: OfferId,
  sentAt: Instant,
  /** The latest day of all; null until every letter has left. */
  awardableFrom: Instant.nullable(),
  /** One for each company that was told. */
  letters: z.array(AwardLetter),
})
export type AnnouncedAward = z.infer<typeof AnnouncedAward>
