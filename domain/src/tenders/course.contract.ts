import { z } from 'zod'
import {
  Email,
  final,
  GivenPassword,
  Instant,
  LargeId,
  Line,
  type Methods,
  Nothing,
  withAtMostKeys,
} from '../method.ts'
import { bounded } from '../validation.ts'
import { DispatchWay } from '../procedure/dispatch.contract.ts'
import { OfferId } from '../procedure/lot-offer.contract.ts'
import { LotId, TeamTender, TenderId, tenderTags } from './tenders.contract.ts'
import { PublicTender } from './tenders.contract.ts'

/** Why somebody decided as she did; the log and those concerned read it. */
export const GivenReason = z.string().trim().max(10_000, final)
const RequiredReason = z.string().trim().min(1).max(10_000, final)
/** By offer. */
const Reasons = bounded(
  withAtMostKeys(1000, z.record(z.string().max(16, final).regex(/^\d+$/), GivenReason)),
  4 * 1024 * 1024,
)

const lotIds = z.array(LotId).min(1).max(1000).nullable()

export const StageChange = z.object({
  id: TenderId,
  stage: z.int().min(2).max(8),
  /** Publishing: when, and whether the portal comes first. */
  published: Instant.optional(),
  portal: z.boolean().optional(),
  applicationDeadline: Instant.optional(),
  offerDeadline: Instant.optional(),
})
export type StageChange = z.infer<typeof StageChange>

export const Invitation = z.object({
  id: LargeId,
  email: z.string(),
  organizationName: z.string(),
  sent: Instant,
  joined: Instant.nullable(),
  revoked: Instant.nullable(),
})
export type Invitation = z.infer<typeof Invitation>

/** More than anybody invites at once. */
const mostInvited = 200
/** By address, the name of the organization; it may be left empty. */
const Invitees = bounded(withAtMostKeys(mostInvited, z.record(Email, Line(200))), 256 * 1024)

/** How a tender goes its way, and who is brought into it. */
export const courseContract = {
  /** Publishing, starting phases, opening by two, cancelling: by the stage that is wanted. */
  updateProjectStage: {
    kind: 'change',
    args: z.tuple([
      StageChange,
      lotIds,
      GivenPassword.nullable(),
      // Left out in the middle, an argument travels as null.
      z.array(OfferId).max(1000).nullish(),
      z.object({ reason: GivenReason.optional(), reasons: Reasons.optional() }).optional(),
    ]),
    result: TeamTender,
    passwordAt: 2,
  },
  unpublishProject: { kind: 'change', args: z.tuple([TenderId]), result: TeamTender },
  archiveProject: { kind: 'change', args: z.tuple([TenderId]), result: TeamTender },
  endLot: { kind: 'change', args: z.tuple([LotId, RequiredReason]), result: TeamTender },
  announceAward: { kind: 'change', args: z.tuple([LotId, OfferId, Reasons]), result: TeamTender },
  withdrawAward: { kind: 'change', args: z.tuple([LotId, RequiredReason]), result: TeamTender },
  awardLot: {
    kind: 'change',
    args: z.tuple([
      LotId,
      OfferId,
      z
        .object({
          reasons: Reasons.optional(),
          withoutWaiting: GivenReason.optional(),
          /** Forms without the standard alone; with it everyone is told who gets the lot. */
          tellWinner: z.boolean().optional(),
        })
        .optional(),
    ]),
    result: TeamTender,
  },
  /** A letter of an announced award that cannot leave by mail left on this day otherwise. */
  recordDispatch: {
    kind: 'change',
    args: z.tuple([OfferId, LotId, Instant, DispatchWay]),
    result: TeamTender,
  },
  addProjectEditors: {
    kind: 'change',
    args: z.tuple([TenderId, z.array(Email).min(1).max(200)]),
    result: TeamTender,
  },
  inviteUsers: {
    kind: 'change',
    args: z.tuple([TenderId, Invitees]),
    result: TeamTender,
  },
  getInvitations: {
    kind: 'read',
    args: z.tuple([TenderId]),
    result: z.array(Invitation),
    shows: { entity: 'project', idAt: 0 },
  },
  revokeInvitation: { kind: 'change', args: z.tuple([TenderId, LargeId]), result: Nothing },
  addProjectTag: {
    kind: 'change',
    args: z.tuple([TenderId, z.enum(tenderTags)]),
    result: PublicTender,
  },
  removeProjectTag: {
    kind: 'change',
    args: z.tuple([TenderId, z.enum(tenderTags)]),
    result: PublicTender,
  },
} as const satisfies Methods
