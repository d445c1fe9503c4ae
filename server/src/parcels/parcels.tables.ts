import type { Folder } from '@allmende/domain/parcels/folder.ts'
import type { BuildingState, FieldName } from '@allmende/domain/parcels/parcel-fields.ts'
import type { AdditionalFact } from '@allmende/domain/parcels/parcels.contract.ts'
import type { Generated, JSONColumnType } from 'kysely'

export type ParcelsTable = {
  id: Generated<number>
  name: string
  nameSort: string
  locationId: number | null
  plat: string | null
  /** Square metres. */
  size: number | null
  hasBuilding: BuildingState | null
  regulatedInDevelopmentPlan: boolean | null
  buildingPlanIsInPreparation: boolean | null
  availability: Generated<boolean>
  availabilityNotes: string | null
  siteDevelopment: string | null
  allowedUsageTypes: string | null
  description: Generated<string>
  internalNotes: Generated<string>
  isPublic: Generated<boolean>
  isArchived: Generated<boolean>
  publicFields: Generated<FieldName[]>
  additionalFields: JSONColumnType<AdditionalFact[], string | undefined, string>
  files: JSONColumnType<Folder[], string | undefined, string>
  /** What filters look through: in small letters. */
  nameFolded: Generated<string>
  platFolded: string | null
  allowedUsageTypesFolded: string | null
  /** Values in small letters, by their names as they are. */
  additionalFolded: JSONColumnType<AdditionalFact[], string | undefined, string>
  geoJson: string | null
  /** Around the shape; the map finds by it what is in view. */
  extent: string | null
  /** A place inside the shape. */
  shapeLongitude: number | null
  shapeLatitude: number | null
  /** Which import it came with. */
  importId: string | null
  created: Generated<Date>
  updated: Generated<Date>
  version: Generated<number>
}
