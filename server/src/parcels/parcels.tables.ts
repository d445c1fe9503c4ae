import type { Folder } from '@allmende/domain/parcels/folder.ts'
import type { BuildingState, FieldName } from '@allmende/domain/parcels/parcel-fields.ts'
import type { AdditionalFact } from '@allmende/domain/parcels/parcels.contract.ts'
import type { MediaState } from '@allmende/domain/parcels/parcel-media.ts'
import type { Generated, JSONColumnType } from 'kysely'

export type ListedImage = { id: string; name: string }
export type ListedPanorama = ListedImage & { markers: string }

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
  /** In the order in which they are shown. */
  images: JSONColumnType<ListedImage[], string | undefined, string>
  panoramas: JSONColumnType<ListedPanorama[], string | undefined, string>
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

/** What any file or picture was ever known by. */
export type UsedServerIdsTable = { serverId: string }

/** Every file and picture of a parcel, wherever its folders and lists have it. */
export type ParcelFilesTable = {
  serverId: string
  parcelId: number
  fileId: number
  kind: 'document' | 'media'
  /** As whoever sent it called it. */
  name: string
  created: Date
  createdBy: string
  /** One that folders and lists do not name waits for that, a day at most. */
  isPlaced: boolean
}

/** Where the pieces of one level of a panorama begin in the file that holds them all; the last entry is where it ends. */
export type TileLevel = { width: number; cols: number; rows: number; offsets: number[] }

/** What was made of a picture. */
export type ParcelMediaTable = {
  serverId: string
  state: MediaState
  /** As it stands upright. */
  width: number | null
  height: number | null
  thumbnailFileId: number | null
  previewFileId: number | null
  webFileId: number | null
  tilesFileId: number | null
  tiles: JSONColumnType<TileLevel[] | null, string | null | undefined, string | null>
  /** When it is made, or tried once more; null where nothing is left to do. */
  due: Date | null
  tries: Generated<number>
}
