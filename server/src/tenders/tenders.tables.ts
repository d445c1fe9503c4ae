import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { RoomTemplate } from '@allmende/domain/templates/templates.contract.ts'
import type { InformationRoom, TeamMember, TenderType } from '@allmende/domain/tenders/tenders.contract.ts'
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
  informationRooms: JSONColumnType<InformationRoom[]>
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
