import type { Generated } from 'kysely'

export type LocationsTable = {
  id: Generated<number>
  name: string
  nameSort: string
  /** By this two names are the same. */
  nameKey: string
  latitude: number
  longitude: number
  geoJson: string | null
  addressDisplayName: string | null
  addressOsmType: string | null
  addressOsmId: string | null
  isArchived: Generated<boolean>
  created: Date
  updated: Date
  version: Generated<number>
}
