import type { OrganizationType } from '@allmende/domain/actor.ts'
import type {
  Contact,
  FilledForm,
  Organization,
} from '@allmende/domain/organizations/organizations.contract.ts'
import type { Generated, JSONColumnType } from 'kysely'

export type OrganizationsTable = {
  id: Generated<number>
  name: string
  nameSort: string
  type: OrganizationType
  nutsCode: string | null
  registrationNumber: string | null
  registrationCourt: string | null
  vat: string | null
  identificationNumber: string | null
  additionalInformation: string | null
  additionalFields: JSONColumnType<NonNullable<Organization['additionalFields']>>
  forms: JSONColumnType<FilledForm[]>
  contact: JSONColumnType<Contact>
  /** False while nobody has confirmed the registration it came with; until then it stands in nobody's way. */
  confirmed: Generated<boolean>
  /** By these two organizations are recognised as the same; of confirmed ones the database allows each once. */
  vatKey: string | null
  identificationKey: string | null
  nameKey: string
  created: Date
  updated: Date
  version: Generated<number>
}
