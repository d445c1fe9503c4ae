import type { KeptPanels } from '@allmende/domain/templates/template-copies.ts'
import type { ProjectType, RoomTemplate } from '@allmende/domain/templates/templates.contract.ts'
import type { Generated, JSONColumnType } from 'kysely'

/** F-{id}; its words and fields are in its versions. */
export type TemplatesTable = {
  id: Generated<number>
  baseTemplateId: string | null
  active: boolean
  created: Date
  updated: Date
  version: Generated<number>
}

export type TemplateVersionsTable = {
  templateId: number
  version: number
  /** Of the notice standard, where it is a copy of one of its forms. */
  sdkVersion: string | null
  name: string
  nameSort: string
  description: string
  projectTypes: ProjectType[]
  roomTemplates: JSONColumnType<RoomTemplate[]>
  /** Of a copy only what is the authority's own; the rest is the standard's. */
  panels: JSONColumnType<KeptPanels>
}
