import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { RoomTemplate } from '@allmende/domain/templates/templates.contract.ts'
import type { TeamMember } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type TendersTable = {
  id: number
  templateId: string
  templateVersion: number
  sdkVersion: string | null
  type: TenderType
  name: string
  nameSort: string
  description: string
  /** Null while it is a draft. */
  stage: number | null
  published: Date | null
  archived: Date | null
  isArchived: GeneratedAlways<boolean>
  skippedPhases: Generated<number[]>
  /** It goes to the portal first. */
  isMarked: Generated<boolean>
  /** When the portal was heard to have published it. */
  heardAt: Generated<Date | null>
  /** From when on everyone may know of it; null while nobody can say, and of what was cancelled before. */
  publicFrom: Generated<Date | null>
  /** The filing deadline that lists show, kept by changes and the clock. */
  deadline: Generated<Date | null>
  /** Stage and deadline for everybody who neither runs it nor takes part. */
  outsideStage: Generated<number | null>
  outsideDeadline: Generated<Date | null>
  /** When the clock has something to do for it. */
  due: Generated<Date | null>
  /** What was due until then has happened. */
  clockedUntil: Generated<Date | null>
  /** The tender whose result it tells. */
  resultOf: Generated<number | null>
  organizationId: number | null
  /** How its authority's name sorts; the database takes it over. */
  organizationSort: GeneratedAlways<string | null>
  /** What name and description are found by. */
  words: GeneratedAlways<string>
  applicationDeadline: Date | null
  offerDeadline: Date | null
  finalDeadline: Date | null
  deadlinePeriodDays: number | null
  panels: JSONColumnType<PanelValues>
  roomTemplates: JSONColumnType<RoomTemplate[]>
  created: Date
  updated: Date
  version: Generated<number>
}

export type TenderTeamTable = {
  tenderId: number
  position: number
  userEmail: string
  role: TeamMember['role']
}

export type TenderLotsTable = {
  id: Generated<number>
  tenderId: number
  position: number
  /** LOT-0001: who a lot is, whatever its place; null for the only lot of a form without lots. */
  identifier: string | null
  name: string
  applicationDeadline: Date | null
  offerDeadline: Date | null
  propertyIds: number[]
}

/** What somebody has put on a tender for herself. */
export type TenderTagsTable = { tenderId: number; userEmail: string; tag: 'merkliste'; since: Date }

/** Who was asked by the authority to take part. */
export type InvitationsTable = {
  id: number
  tenderId: number
  email: string
  organizationName: string
  tokenHash: Buffer
  /** Whom the invitation was bound to by using it. */
  organizationId: number | null
  sent: Date
  sentBy: string
  joined: Date | null
  revoked: Date | null
}
