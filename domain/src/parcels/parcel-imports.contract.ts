import { z } from 'zod'
import { LocationId } from '../locations/locations.contract.ts'
import { final, type Methods, RequiredLine } from '../method.ts'
import { longestImport } from './longest-import.ts'
import { fieldNames } from './parcel-fields.ts'
import { importFaults } from './parcel-imports.texts.ts'
import { Parcel } from './parcels.contract.ts'

export const FeatureText = z.string().max(longestImport, final)

/** What a property of a feature may become. */
export const importTargets = [
  'name',
  'plat',
  'size',
  'hasBuilding',
  'allowedUsageTypes',
  'regulatedInDevelopmentPlan',
  'buildingPlanIsInPreparation',
  'availability',
  'availabilityNotes',
  'siteDevelopment',
  'description',
  'internalNotes',
] as const
export type ImportTarget = (typeof importTargets)[number]

const PropertyName = RequiredLine(200)

export const ImportMapping = z.object({
  /** Which property becomes which fact; each fact comes from one, a plat from several that are joined in this order. */
  fields: z.array(z.object({ property: PropertyName, target: z.enum(importTargets) })).max(20),
  /** Which property becomes an additional field, and what that is called. */
  additional: z.array(z.object({ property: PropertyName, name: RequiredLine(200) })).max(100),
  /** One location for all, or a property that holds the name of one. */
  location: z.union([z.object({ id: LocationId }), z.object({ property: PropertyName })]),
  /** What becomes of those whose plat is known already. */
  doubles: z.enum(['skip', 'create']),
  /** What becomes of those that cannot be taken: nothing is imported, or all the others. */
  faulty: z.enum(['refuse', 'skip']),
  isPublic: z.boolean(),
  publicFields: z.array(z.enum(fieldNames)).max(fieldNames.length),
})
export type ImportMapping = z.infer<typeof ImportMapping>

/** Why a feature cannot become a parcel; the values fill the sentence that `importFaults` has for it. */
export const ImportFault = z.object({
  fault: z.enum(Object.keys(importFaults) as [keyof typeof importFaults]),
  values: z.record(z.string(), z.string()),
})
export type ImportFault = z.infer<typeof ImportFault>

export const importStates = ['new', 'double', 'faulty'] as const

/** What becomes of one feature; `row` counts from 1 in the order of the file. */
export const ImportRow = z.object({
  row: z.int(),
  state: z.enum(importStates),
  name: z.string(),
  plat: z.string().nullable(),
  size: z.number().nullable(),
  location: z.string().nullable(),
  hasShape: z.boolean(),
  faults: z.array(ImportFault),
  /** Which parcel or which earlier row has the same plat. */
  doubleOf: z.string().nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportId = z.string().max(36, final).pipe(z.uuid())

export const parcelImportsContract = {
  previewImport: {
    kind: 'read',
    args: z.tuple([FeatureText, ImportMapping]),
    result: z.object({ rows: z.array(ImportRow), created: z.int(), skipped: z.int() }),
    shows: { entity: 'property' },
  },
  importProperties: {
    kind: 'change',
    args: z.tuple([FeatureText, ImportMapping]),
    result: z.object({ importId: ImportId, created: z.array(Parcel) }),
  },
  /** As long as none of its parcels was changed or linked to a tender. */
  undoImport: { kind: 'change', args: z.tuple([ImportId]), result: z.null() },
} as const satisfies Methods
