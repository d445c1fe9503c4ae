import type { KeptPanels } from '@allmende/domain/templates/template-copies.ts'
import type { ProjectType, RoomTemplate } from '@allmende/domain/templates/templates.contract.ts'
import type { Generated, JSONColumnType } from 'kysely'

/** F-{id}; its words and fields are in its versions. */
export type TemplatesTable = {
  id: Generated<number>
  baseTemplateId: string | null
  sdkVersion: string | null
  active: boolean
  created: Date
  updated: Date
  version: Generated<number>
}

export type TemplateVersionsTable = {
  templateId: number
  version: number
  name: string
  nameSort: string
  description: string
  projectTypes: ProjectType[]
  roomTemplates: JSONColumnType<RoomTemplate[]>
  /** Of a copy only what is the authority's own; the rest is the standard's. */
  panels: JSONColumnType<KeptPanels>
}
