import { z } from 'zod'
import { GivenPanels, PanelValues } from '../notices/values/values.ts'
import { CountedId, Email, final, Instant, Line, type Methods, RequiredLine, Version } from '../method.ts'
import { lotOutcomes } from '../procedure/state.ts'
import { TenderType, tenderTypes } from '../procedure/tender-type.ts'
import { Contact, OrganizationId } from '../organizations/organizations.contract.ts'
import { RoomId } from '../rooms/rooms.contract.ts'
import { longestOfRoom } from '../templates/room-lengths.ts'
import { RoomTemplate, TemplateId, TemplateVersion } from '../templates/templates.contract.ts'
import { longestOfTender } from './lengths.ts'
import { ImportedNotice } from './notice/imported-notice.ts'
import { NoticeSubmission } from './submissions/notice-submissions.ts'

export const TenderId = CountedId
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

export const NewTender = z.object({ templateId: TemplateId, type: TenderType, ...entered })
export type NewTender = z.infer<typeof NewTender>
/** The kind can be changed once, when an imported tender is saved for the first time. */
export const ChangedTender = z.object({
  id: TenderId,
  version: Version,
  type: TenderType.optional(),
  ...entered,
})
export type ChangedTender = z.infer<typeof ChangedTender>

export const Lot = z.object({
  id: z.int().positive(),
  /** LOT-0001, by which it is tied to its panel; null for the only lot of a form without lots. */
  identifier: z.string().nullable(),
  name: z.string(),
  /** How far its procedure is; null while the tender is a draft. */
  stage: z.int().nullable(),
  /** How it ended; null while it runs. */
  outcome: z.enum(lotOutcomes).nullable(),
  applicationDeadline: Instant.nullable(),
  offerDeadline: Instant.nullable(),
  propertyIds: z.array(z.int()),
})
export type Lot = z.infer<typeof Lot>

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
}

/** What only its team gets besides. */
const toldInside = {
  created: Instant,
  updated: Instant,
  version: z.int(),
  organizationId: OrganizationId.nullable(),
}

/** One row of a list; to outsiders without what is told inside. */
export const TenderRow = z.object({
  ...told,
  organizationName: z.string().nullable(),
  ...z.object(toldInside).partial().shape,
})
export type TenderRow = z.infer<typeof TenderRow>

/** A tender as its team sees it. */
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
})
export type Tender = z.infer<typeof Tender>

/** A tender as everyone else sees it: an allowlist, so that what is added to a tender stays inside until it is named here. */
export const PublicTender = z.strictObject({
  ...told,
  organization: z.object({ name: z.string(), contact: Contact }).nullable(),
  panels: PanelValues,
  lots: z.array(Lot),
  propertyIds: z.array(z.int()),
  informationRooms: z.array(InformationRoom),
})
export type PublicTender = z.infer<typeof PublicTender>

/** A tender as whoever looks at it was sent it. */
export type ShownTender = Tender | PublicTender

/** What decides about a tender and names it, without its panels. */
export type TenderHead = Pick<
  Tender,
  'id' | 'name' | 'type' | 'stage' | 'published' | 'archived' | 'organizationId' | 'team'
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

/** What the check of a notice found; `panelPath` leads to the field in the form. */
export const Finding = z.object({
  severity: z.enum(['ERROR', 'WARN']),
  fieldId: z.string().nullable(),
  panelPath: z.string(),
  rule: z.string(),
  message: z.string(),
})
export type Finding = z.infer<typeof Finding>

/** What the checks that ran have found. */
export const CheckedNotice = z.object({
  ran: z.array(z.enum(['catalogue', 'xsd', 'rules'])),
  findings: z.array(Finding),
  /** How many there are besides, where one answer cannot tell all. */
  leftOut: z.object({ errors: z.int(), notes: z.int() }).optional(),
  /** The operator has to give the platform a public address before this can be published. */
  lacksPublicAddress: z.boolean(),
})
export type CheckedNotice = z.infer<typeof CheckedNotice>

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
    args: z.tuple([TenderId]),
    result: z.union([Tender, PublicTender]),
    shows: { entity: 'project', idAt: 0 },
  },
  /** The tenders that would have too few active editors without this person. */
  getProjectsRelyingOn: {
    kind: 'read',
    args: z.tuple([Email]),
    result: z.array(TenderRow.pick({ id: true, name: true })),
    shows: { entity: 'project' },
  },
  createProject: { kind: 'change', args: z.tuple([NewTender]), result: Tender },
  updateProject: { kind: 'change', args: z.tuple([ChangedTender]), result: Tender },
  checkNotice: {
    kind: 'read',
    args: z.tuple([TenderId, z.object({ official: z.boolean().optional() }).optional()]),
    result: CheckedNotice,
  },
} as const satisfies Methods
