import { z } from 'zod'
import { Instant } from '../method.ts'

/** Where a tender or a lot stands; what people read of it hangs on who they are. */
export const statusWords = [
  'draft',
  'announced',
  'published',
  'notice',
  'awardedContract',
  'competition',
  'applicationsToOpen',
  'applicationsInReview',
  'negotiation',
  'offers',
  'offersToOpen',
  'evaluation',
  'waiting',
  'deadlinePassed',
  'partlyAwarded',
  'awarded',
  'endedWithoutAward',
  'cancelled',
  'archived',
] as const
export type StatusWord = (typeof statusWords)[number]

/** The word, and the day or deadline that it names. */
export const Status = z.object({ word: z.enum(statusWords), at: Instant.nullable() })
export type Status = z.infer<typeof Status>
