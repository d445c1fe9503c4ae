import type { OrganizationType } from '@allmende/domain/actor.ts'
import type { Generated } from 'kysely'

export type OrganizationsTable = {
  id: Generated<number>
  name: string
  nameSort: string
  type: OrganizationType
  created: Date
  updated: Date
  version: Generated<number>
}
