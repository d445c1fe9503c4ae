import type { TenderType } from '@allmende/domain/procedure/tender-type.ts'
import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { RoomTemplate } from '@allmende/domain/templates/templates.contract.ts'
import type { Lot, TeamMember } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Generated, JSONColumnType } from 'kysely'

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
  organizationId: number | null
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

/** How the procedure of a lot goes, one row for each; the lot's own row says what was announced. */
export type LotCoursesTable = {
  lotId: number
  /** Null while the tender is a draft. */
  stage: Generated<number | null>
  outcome: Generated<Lot['outcome']>
  /** Who confirmed an opening first, when, and what is to be opened. */
  openUser: Generated<string | null>
  openDate: Generated<Date | null>
  openTarget: Generated<number | null>
  openRound: Generated<number | null>
  lastOpenedRound: Generated<number>
}
