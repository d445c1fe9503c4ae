import { TenderType, tenderTypes } from '../procedure/tender-type.ts'
import { z } from 'zod'
import { SdkVersion } from '../notices/sdk-versions.ts'
import { GivenPanels, PanelValues } from '../notices/values/values.ts'
import {
  CountedId,
  Email,
  final,
  LargeId,
  Instant,
  Line,
  type Methods,
  RequiredLine,
  Version,
} from '../method.ts'
import { lotOutcomes } from '../procedure/state.ts'
import { AnnouncedAward } from '../procedure/award-letter.contract.ts'
import { LotOffer, OfferId } from '../procedure/lot-offer.contract.ts'
import { Status } from '../procedure/status.contract.ts'
import { Contact, OrganizationId } from '../organizations/organizations.contract.ts'
import { RoomId } from '../rooms/rooms.contract.ts'
import { longestOfRoom } from '../templates/room-lengths.ts'
import { RoomTemplate, TemplateId, TemplateVersion } from '../templates/templates.contract.ts'
import { longestOfTender } from './lengths.ts'
import { ImportedNotice } from './notice/imported-notice.ts'
import { NoticeSubmission } from './submissions/notice-submissions.ts'
import { TenderResult } from './results/tender-result.ts'
import { OfferedAction } from './tender-actions.ts'
import { CheckedNotice } from './check/checked-notice.contract.ts'

export { OfferedAction, tenderActions, type TenderActionName } from './tender-actions.ts'

export const TenderId = CountedId
export const LotId = CountedId

/** One bidder's part in a lot as the team's board shows it. */
export const LotParticipant = z.object({
  offerId: OfferId,
  organizationId: OrganizationId,
  organizationName: z.string(),
  ...LotOffer.omit({
    lotId: true,
    attempt: true,
    unsubmittedChanges: true,
    missing: true,
    reached: true,
    everReached: true,
  }).shape,
})
export type LotParticipant = z.infer<typeof LotParticipant>
/** What somebody may put on a tender for herself. */
export const tenderTags = ['merkliste'] as const

export const teamRoles = ['ADMIN', 'EDITOR'] as const
export const TeamMember = z.object({ userName: Email, role: z.enum(teamRoles) })
export type TeamMember = z.infer<typeof TeamMember>

/** A room of the authority that opens with the tender; one without an id is new. */
export const InformationRoom = z.object({
  id: RoomId.optional(),
  name: RequiredLine(longestOfRoom.name),
  description: z.string().trim().max(longestOfRoom.description, final),
})
export type InformationRoom = z.infer<typeof InformationRoom>

const days = z.int().min(1).max(3650)

/** What a form sends; name, buyer and description follow the notice's own fields where it has them. */
const entered = {
  name: Line(longestOfTender.name).optional(),
  description: z.string().max(longestOfTender.description, final).optional(),
  organizationId: OrganizationId.nullable().optional(),
  panels: GivenPanels,
  team: z.array(TeamMember).max(200).optional(),
  informationRooms: z.array(InformationRoom).max(100).optional(),
  roomTemplates: z.array(RoomTemplate).max(100).optional(),
  applicationDeadline: Instant.nullable().optional(),
  offerDeadline: Instant.nullable().optional(),
  finalDeadline: Instant.nullable().optional(),
  deadlinePeriodDays: days.nullable().optional(),
}

export const NewTender = z.object({
  templateId: TemplateId,
  /** The version of the standard its form was filled in with; without it the one that the settings name. */
  sdkVersion: SdkVersion.nullable().optional(),
  type: TenderType,
  ...entered,
})
export type NewTender = z.infer<typeof NewTender>
/** The kind can be changed once, when an imported tender is saved for the first time. */
export const ChangedTender = z.object({
  id: TenderId,
  version: Version,
  type: TenderType.optional(),
  ...entered,
})
export type ChangedTender = z.infer<typeof ChangedTender>

/** What everyone gets of a lot who may know of its tender. */
const lotTold = {
  id: LotId,
  /** LOT-0001, by which it is tied to its panel; null for the only lot of a form without lots. */
  identifier: z.string().nullable(),
  name: z.string(),
  /** How far its procedure is; null while the tender is a draft. */
  stage: z.int().nullable(),
  /** How it ended; null while it runs. */
  outcome: z.enum(lotOutcomes).nullable(),
  /** Of a continuous procedure: the end of the first round. */
  applicationDeadline: Instant.nullable(),
  offerDeadline: Instant.nullable(),
  /** Of a continuous procedure: each time its end was put off after it had passed, when the next round ended. */
  resumedRounds: z.array(z.object({ ended: Instant, next: Instant })),
  /** How long its rounds are, where that is not what the tender says. */
  roundDays: z.int().nullable(),
  propertyIds: z.array(z.int()),
}

/** How the procedure of a lot goes, for its team; of what is sealed no more than who filed and when. */
const lotCourse = {
  openUser: z.string().nullable(),
  openDate: Instant.nullable(),
  openTarget: z.union([z.literal(4), z.literal(7)]).nullable(),
  openRound: z.int().nullable(),
  lastOpenedRound: z.int(),
  currentApplicationRound: z.int().nullable(),
  nextOpenableRound: z.int().nullable(),
  numberOfApplicationsByRound: z.array(z.object({ round: z.int(), count: z.int() })),
  numberOfOffersByRound: z.array(z.object({ round: z.int(), count: z.int() })),
  /** Without rounds there is one, the first. */
  offersByRound: z.array(z.object({ round: z.int(), offers: z.array(LotParticipant) })),
  openings: z.array(
    z.object({
      id: LargeId,
      target: z.int(),
      round: z.int().nullable(),
      at: Instant,
      by: z.array(z.string()),
    }),
  ),
  award: AnnouncedAward.nullable(),
}

/** What its viewer may file for a lot, and where it stands for her. */
const lotRights = {
  canApply: z.boolean(),
  canOffer: z.boolean(),
  lotOffer: LotOffer.nullable(),
  status: Status,
}

/** A lot as it is stored. */
export const Lot = z.object(lotTold)
export type Lot = z.infer<typeof Lot>

/** A lot as its team gets it. */
export const TeamLot = z.object({ ...lotTold, ...lotRights, ...lotCourse, actions: z.array(OfferedAction) })
export type TeamLot = z.infer<typeof TeamLot>

/** A lot as everyone else gets it. */
export const PublicLot = z.strictObject({ ...lotTold, ...lotRights })
export type PublicLot = z.infer<typeof PublicLot>

/** What everyone gets who may know of a tender. */
const told = {
  id: TenderId,
  templateId: TemplateId,
  templateVersion: TemplateVersion,
  sdkVersion: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  type: TenderType,
  stage: z.int().nullable(),
  published: Instant.nullable(),
  archived: Instant.nullable(),
  applicationDeadline: Instant.nullable(),
  offerDeadline: Instant.nullable(),
  finalDeadline: Instant.nullable(),
  deadlinePeriodDays: z.int().nullable(),
  skippedPhases: z.array(z.int()),
}

/** What belongs to the viewer herself. */
const own = {
  tags: z.array(z.enum(tenderTags)),
  offerId: OfferId.nullable(),
  /** Messages she has not read. */
  newMessages: z.int(),
  /** Where it stands for her, as it is read everywhere. */
  status: Status,
}

/** What only its team gets besides. */
const toldInside = {
  created: Instant,
  updated: Instant,
  version: z.int(),
  organizationId: OrganizationId.nullable(),
  /** From when on everyone may know of it; null while nobody can say. */
  publicFrom: Instant.nullable(),
  /** It goes to the portal first. */
  isMarked: z.boolean(),
  /** When the portal was heard to have published it. */
  heardAt: Instant.nullable(),
}

/** One row of a list; to outsiders without what is told inside. */
export const TenderRow = z.object({
  ...told,
  organizationName: z.string().nullable(),
  /** The filing deadline that comes next or, where there is none, the last one; stored, so that lists sort by it. */
  deadline: Instant.nullable(),
  ...own,
  ...z.object(toldInside).partial().shape,
})
export type TenderRow = z.infer<typeof TenderRow>

/** A tender as it is stored. */
export const Tender = z.object({
  ...told,
  ...toldInside,
  organizationName: z.string().nullable(),
  panels: PanelValues,
  lots: z.array(Lot),
  team: z.array(TeamMember),
  /** How many of the team can log in today. */
  activeEditors: z.int(),
  informationRooms: z.array(InformationRoom),
  roomTemplates: z.array(RoomTemplate),
  propertyIds: z.array(z.int()),
  /** Every version sent to the portal, the newest last. */
  notices: z.array(NoticeSubmission),
  imported: ImportedNotice.nullable(),
  /** The tender whose result it tells; null where it is a tender of its own. */
  resultOf: TenderId.nullable(),
})
export type Tender = z.infer<typeof Tender>

/** A step of its course, the oldest first; without a lot it is the whole tender's. */
export const CourseStep = z.object({
  at: Instant,
  lotId: LotId.nullable(),
  stage: z.int().nullable(),
  outcome: z.enum(lotOutcomes).nullable(),
  /** What is neither a stage nor an end, and why it was done. */
  event: z.enum(['AWARD_ANNOUNCED', 'AWARD_WITHDRAWN', 'CHANGE_ANNOUNCED']).nullable(),
  reason: z.string().nullable(),
  by: z.string(),
})
export type CourseStep = z.infer<typeof CourseStep>

/** Why it was cancelled; null where it was not, or as a draft. */
const cancelReason = z.string().nullable()

/** A tender as its team is sent it. What belongs to lots is repeated here from an only one, and null where there are several. */
export const TeamTender = z.object({
  ...Tender.shape,
  ...own,
  lots: z.array(TeamLot),
  actions: z.array(OfferedAction),
  history: z.array(CourseStep),
  cancelReason,
  ...z
    .object(lotCourse)
    .pick({ openUser: true, openDate: true, currentApplicationRound: true, nextOpenableRound: true }).shape,
  openingInProgress: z.boolean().nullable(),
  lastOpenedRound: z.int().nullable(),
  numberOfApplicationsByRound: lotCourse.numberOfApplicationsByRound.nullable(),
  numberOfOffersByRound: lotCourse.numberOfOffersByRound.nullable(),
  /** A first confirmation is possible for some lot; this viewer may give the second one. */
  canOpenFirstRound: z.boolean(),
  canOpenSecondStep: z.boolean(),
  /** A change is saved and not announced; by whom, and when. */
  hasChanges: z.boolean(),
  pendingChange: z.object({ updated: Instant, by: z.string() }).nullable(),
  /** Which of its versions is the announced one; null while it is a draft. */
  announcedVersion: z.int().nullable(),
  /** What tells how its lots ended, the oldest first. */
  results: z.array(TenderResult),
})
export type TeamTender = z.infer<typeof TeamTender>

/** A tender as everyone else sees it: an allowlist, so that what is added to a tender stays inside until it is named here. */
export const PublicTender = z.strictObject({
  ...told,
  cancelReason,
  organization: z.object({ name: z.string(), contact: Contact }).nullable(),
  panels: PanelValues,
  lots: z.array(PublicLot),
  propertyIds: z.array(z.int()),
  informationRooms: z.array(InformationRoom),
  ...own,
  /** The authority has asked her to take part. */
  isInvited: z.boolean(),
})
export type PublicTender = z.infer<typeof PublicTender>

/** A tender as whoever looks at it was sent it. */
export type ShownTender = TeamTender | PublicTender

/** What decides about a tender and names it, without its panels. */
export type TenderHead = Pick<
  Tender,
  | 'id'
  | 'name'
  | 'type'
  | 'stage'
  | 'published'
  | 'publicFrom'
  | 'isMarked'
  | 'heardAt'
  | 'archived'
  | 'organizationId'
  | 'team'
>

export const tenderTabs = [
  'öffentlich',
  'entwurf',
  'archiv',
  'merkliste',
  'einladung',
  'teilnahme',
  'bewerbung',
] as const
export const sortKeys = [
  'deadline',
  'stage',
  'organization',
  'published',
  'archived',
  'name',
  'created',
] as const
const sorts = sortKeys.flatMap((key) => [`${key}:asc`, `${key}:desc`] as const)

export const TenderFilter = z.union([
  z.enum(tenderTabs),
  z.object({
    tab: z.enum(tenderTabs).optional(),
    search: Line(200).optional(),
    types: z.array(TenderType).max(tenderTypes.length).optional(),
    sort: z.enum(sorts).optional(),
    offset: z.int().min(0).max(10_000_000).optional(),
    limit: z.int().min(1).max(1000).optional(),
  }),
])
export type TenderFilter = z.infer<typeof TenderFilter>

/** Further nobody leafs through a list, and further it is not counted: one more stands for all the others. */
export const mostCounted = 10_000

/** One that was announced, or what would be announced now: the pending change laid over it. Both for the team alone. */
export const AskedVersion = z.union([CountedId, z.literal('pending')])

const rows = {
  kind: 'read',
  args: z.tuple([TenderFilter.optional()]),
  result: z.array(TenderRow),
  shows: { entity: 'project' },
} as const

export const tendersContract = {
  getProjects: rows,
  getAllProjects: rows,
  countProjects: {
    kind: 'read',
    args: z.tuple([TenderFilter.optional()]),
    result: z.int(),
    shows: { entity: 'project' },
  },
  getProject: {
    kind: 'read',
    args: z.tuple([TenderId, AskedVersion.optional()]),
    result: z.union([TeamTender, PublicTender]),
    shows: { entity: 'project', idAt: 0 },
  },
  /** The tenders that would have too few active editors without this person. */
  getProjectsRelyingOn: {
    kind: 'read',
    args: z.tuple([Email]),
    result: z.array(TenderRow.pick({ id: true, name: true })),
    shows: { entity: 'project' },
  },
  createProject: { kind: 'change', args: z.tuple([NewTender]), result: TeamTender },
  updateProject: { kind: 'change', args: z.tuple([ChangedTender]), result: TeamTender },
  checkNotice: {
    kind: 'read',
    args: z.tuple([TenderId, z.object({ official: z.boolean().optional() }).optional()]),
    result: CheckedNotice,
  },
} as const satisfies Methods
