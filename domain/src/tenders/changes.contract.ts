import { z } from 'zod'
import { CountedId, final, Instant, type Methods } from '../method.ts'
import { ChangeLine } from '../procedure/announced-change.ts'
import { TeamTender, TenderId } from './tenders.contract.ts'

export { ChangeLine } from '../procedure/announced-change.ts'

/** A tender as it was announced; the first is what was published. */
export const TenderVersion = z.object({
  version: CountedId,
  announced: Instant,
  by: z.string(),
  reason: z.string(),
  text: z.string(),
  /** Against the version before; left out where the newer ones have filled the answer. */
  changes: z.array(ChangeLine),
  /** How many there are. */
  changeCount: z.int(),
})
export type TenderVersion = z.infer<typeof TenderVersion>

/** Why something is changed, which everyone concerned and the log are told, and what else is to be said of it. */
export const ChangeAnnouncement = z.object({
  reason: z.string().trim().min(1).max(10_000, final),
  text: z.string().trim().max(10_000, final),
})
export type ChangeAnnouncement = z.infer<typeof ChangeAnnouncement>

/** How a published tender is changed. */
export const changesContract = {
  announceChange: { kind: 'change', args: z.tuple([TenderId, ChangeAnnouncement]), result: TeamTender },
  getProjectVersions: {
    kind: 'read',
    args: z.tuple([TenderId]),
    result: z.array(TenderVersion),
    shows: { entity: 'project', idAt: 0 },
  },
} as const satisfies Methods
