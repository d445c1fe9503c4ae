import { z } from 'zod'
import { Instant } from '../method.ts'

/** What can be done with a tender or a lot, in the order in which menus have it. */
export const tenderActions = [
  'publish',
  'unpublish',
  'change',
  'announceChange',
  'startCompetition',
  'openApplications',
  'openWaitingRoom',
  'startNegotiation',
  'startOffers',
  'openOffers',
  'announceAward',
  'withdrawAward',
  'award',
  'invite',
  'addEditors',
  'endLot',
  'cancel',
  'archive',
] as const
export type TenderActionName = (typeof tenderActions)[number]

/** An action as its viewer finds it: possible, or why not and, where time alone is missing, from when. */
export const OfferedAction = z.object({
  action: z.enum(tenderActions),
  verdict: z.object({ allowed: z.boolean(), message: z.string().nullable(), from: Instant.nullable() }),
})
export type OfferedAction = z.infer<typeof OfferedAction>
