import { z } from 'zod'
import { GeoJsonText } from '../geometry/geo-json-text.ts'
import { LocationId } from '../locations/locations.contract.ts'
import { CountedId, final, Line, type Methods, Page, RequiredLine, Version } from '../method.ts'
import { PlaceName } from '../plain-names.ts'
import { bounded } from '../validation.ts'
import { Folder } from './folder.ts'
import { buildingStates, fieldNames } from './parcel-fields.ts'
import { ChangedImages, ChangedPanoramas, Panorama, ParcelImage } from './parcel-media.ts'
import { demandUsages } from './usage-types.ts'

export const ParcelId = CountedId

/** What a tender shows of a parcel. */
export const Parcel = z.object({ id: ParcelId, name: z.string() })
export type Parcel = z.infer<typeof Parcel>

/** A fact that has no field of its own. One that comes from the settings may be kept from being removed. */
export const AdditionalFact = z.object({
  name: RequiredLine(200),
  value: z.string().max(10_000, final),
  preventDeletion: z.boolean(),
  isShared: z.boolean(),
})
export type AdditionalFact = z.infer<typeof AdditionalFact>

const Text = z.string().max(100_000, final)
const TriState = z.boolean().nullable()
/** Square metres. */
const Size = z.number().min(0).max(1e10)

const facts = {
  plat: Line(200).nullable(),
  size: Size.nullable(),
  hasBuilding: z.enum(buildingStates).nullable(),
  regulatedInDevelopmentPlan: TriState,
  buildingPlanIsInPreparation: TriState,
  availability: z.boolean(),
  availabilityNotes: Line(2000).nullable(),
  siteDevelopment: Line(2000).nullable(),
  /** Usages, a comma between them. */
  allowedUsageTypes: Line(2000).nullable(),
  /** Markdown. */
  description: Text,
}

/** Of the location, where that may be known. */
const place = {
  locationId: LocationId.nullable(),
  location: z.object({ id: LocationId, name: z.string() }).nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  addressDisplayName: z.string().nullable(),
  addressOsmType: z.string().nullable(),
  addressOsmId: z.string().nullable(),
}

/** What those outside get of a parcel beside its number and name is what is public of it; keys they may not have are absent. */
export const Property = z.object({
  id: ParcelId,
  name: RequiredLine(200),
  ...z.object({ ...place, ...facts, geoJson: z.string().nullable() }).partial().shape,
  additionalFields: z.array(AdditionalFact),
  files: z.array(Folder).optional(),
  images: z.array(ParcelImage).optional(),
  panoramas: z.array(Panorama).optional(),
  /** For those inside. */
  internalNotes: Text.optional(),
  isPublic: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  publicFields: z.array(z.enum(fieldNames)).optional(),
  version: z.int().optional(),
})
export type Property = z.infer<typeof Property>

/** What lists and maps show of a parcel; `position` is a place inside its shape, or that of its location. */
export const PropertyRow = Property.pick({
  id: true,
  name: true,
  location: true,
  plat: true,
  size: true,
  hasBuilding: true,
  regulatedInDevelopmentPlan: true,
  buildingPlanIsInPreparation: true,
  availability: true,
  allowedUsageTypes: true,
  isPublic: true,
  isArchived: true,
  geoJson: true,
}).extend({ position: z.tuple([z.number(), z.number()]).nullable() })
export type PropertyRow = z.infer<typeof PropertyRow>

/** How much the additional facts of a parcel may weigh together, in bytes. */
const largestAdditional = 128 * 1024
/** The same of its folders, with all that lies in them. */
const largestTree = 4 * 1024 * 1024

/** And of the markers of all its panoramas. */
const largestMarkers = 8 * 1024 * 1024

/** Keys left out stay as they are. */
export const ChangedProperty = z.object({
  id: ParcelId,
  version: Version,
  ...z
    .object({
      name: PlaceName(200),
      locationId: LocationId.nullable(),
      ...facts,
      allowedUsageTypes: Line(2000).superRefine(demandUsages).nullable(),
      geoJson: GeoJsonText.nullable(),
      internalNotes: Text,
      isPublic: z.boolean(),
      isArchived: z.boolean(),
      publicFields: z.array(z.enum(fieldNames)).max(fieldNames.length),
      additionalFields: bounded(z.array(AdditionalFact).max(100), largestAdditional),
      /** Known files are moved, renamed and shared by it; none is invented, none dropped. */
      files: bounded(z.array(Folder).max(100), largestTree),
      images: ChangedImages,
      panoramas: bounded(ChangedPanoramas, largestMarkers),
    })
    .partial().shape,
})
export type ChangedProperty = z.infer<typeof ChangedProperty>

/**
 * Which parcels are wanted. Texts are found anywhere within; `search` in any of them and in the location's name.
 * Without `archived` those that are not archived. Of what somebody may not see of a parcel nothing is found.
 */
export const PropertyFilter = z.object({
  /** Those of these that are there, archived or not. */
  ids: z.array(ParcelId).max(1000).optional(),
  search: Line(200).optional(),
  name: Line(200).optional(),
  plat: Line(200).optional(),
  allowedUsageTypes: Line(200).optional(),
  minSize: Size.optional(),
  maxSize: Size.optional(),
  hasBuilding: z.enum(buildingStates).optional(),
  regulatedInDevelopmentPlan: z.boolean().optional(),
  buildingPlanIsInPreparation: z.boolean().optional(),
  availability: z.boolean().optional(),
  archived: z.boolean().optional(),
  isPublic: z.boolean().optional(),
  /** Null: those without one. */
  locationId: LocationId.nullable().optional(),
  additional: z
    .array(z.object({ name: RequiredLine(200), value: Line(200) }))
    .max(20)
    .optional(),
})
export type PropertyFilter = z.infer<typeof PropertyFilter>

const degrees = (most: number) => z.number().min(-most).max(most)

/** West, south, east, north; one that ends west of where it begins goes round the world. */
export const Box = z
  .tuple([degrees(180), degrees(90), degrees(180), degrees(90)])
  .refine(([, south, , north]) => south <= north)

/** With `bbox` only what lies or may lie in it, with shapes. */
export const PropertyPage = z.object({
  bbox: Box.optional(),
  filter: PropertyFilter.optional(),
  ...Page.shape,
})
export type PropertyPage = z.infer<typeof PropertyPage>

/** How many parcels of a filter lie at each location; null is the unknown one. */
export const PropertyCounts = z.object({
  count: z.int(),
  /** Of all that the viewer may see, whatever the filter. */
  maxSize: z.number().nullable(),
  byLocation: z.array(
    z.object({
      location: z
        .object({ id: LocationId, name: z.string(), latitude: z.number(), longitude: z.number() })
        .nullable(),
      count: z.int(),
    }),
  ),
})
export type PropertyCounts = z.infer<typeof PropertyCounts>

export const ExportFormat = z.enum(['geojson', 'csv'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const parcelsContract = {
  getProperties: {
    kind: 'read',
    args: z.tuple([PropertyPage.optional()]),
    result: z.array(PropertyRow),
    shows: { entity: 'property', alikeFor: 'role' },
  },
  countProperties: {
    kind: 'read',
    args: z.tuple([PropertyFilter.optional()]),
    result: PropertyCounts,
    shows: { entity: 'property', alikeFor: 'role' },
  },
  /** The names of additional facts that occur among what the viewer may see, so that one can filter by them. */
  getAdditionalFieldNames: {
    kind: 'read',
    args: z.tuple([]),
    result: z.array(z.string()),
    shows: { entity: 'property', alikeFor: 'role' },
  },
  /** An address under which the parcels of a filter can be fetched as a file, with the rights of who asked for it. */
  getPropertiesExportLink: {
    kind: 'read',
    args: z.tuple([ExportFormat, PropertyFilter.optional()]),
    result: z.string(),
  },
  createProperty: { kind: 'change', args: z.tuple([PlaceName(200), LocationId]), result: ParcelId },
  updateProperty: { kind: 'change', args: z.tuple([ChangedProperty]), result: Property },
} as const satisfies Methods
