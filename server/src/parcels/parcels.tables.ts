import type { Generated } from 'kysely'

/** What a tender needs of a parcel; the rest of a parcel joins here with its own screens. */
export type ParcelsTable = {
  id: Generated<number>
  name: string
  nameSort: string
  isPublic: Generated<boolean>
  isArchived: Generated<boolean>
}
