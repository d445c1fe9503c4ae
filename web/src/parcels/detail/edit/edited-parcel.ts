import { type FieldName, fieldNames } from '@allmende/domain/parcels/parcel-fields.ts'
import { ChangedProperty } from '@allmende/domain/parcels/parcels.contract.ts'
import { saying } from '@allmende/domain/validation.ts'
import { z } from 'zod'
import type { InsideParcel } from '../whole-parcel.ts'
import { formTexts as texts } from './parcel-form.texts.ts'

const shownFields = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, z.boolean()])) as Record<FieldName, z.ZodBoolean>,
)

/** Square metres; a text where what was typed is none. */
const TypedSize = z
  .union([z.number(), z.string()])
  .nullable()
  .transform((size, context) => {
    if (typeof size !== 'string') return size
    context.addIssue({ code: 'custom', input: size, ...saying(texts.noSize) })
    return z.NEVER
  })
  .pipe(ChangedProperty.shape.size.unwrap())

/** What the form holds: the parcel's facts, and of each field whether visitors see it. */
export const EditedParcel = ChangedProperty.omit({
  id: true,
  version: true,
  isArchived: true,
  publicFields: true,
  files: true,
  images: true,
  panoramas: true,
})
  .required()
  .extend({ size: TypedSize, shown: shownFields })
export type EditedParcel = z.input<typeof EditedParcel>

export const editedParcel = (parcel: InsideParcel): EditedParcel => ({
  isPublic: parcel.isPublic,
  name: parcel.name,
  locationId: parcel.locationId,
  plat: parcel.plat,
  size: parcel.size,
  hasBuilding: parcel.hasBuilding,
  regulatedInDevelopmentPlan: parcel.regulatedInDevelopmentPlan,
  buildingPlanIsInPreparation: parcel.buildingPlanIsInPreparation,
  availability: parcel.availability,
  availabilityNotes: parcel.availabilityNotes,
  siteDevelopment: parcel.siteDevelopment,
  allowedUsageTypes: parcel.allowedUsageTypes,
  geoJson: parcel.geoJson,
  description: parcel.description,
  internalNotes: parcel.internalNotes,
  additionalFields: parcel.additionalFields,
  shown: Object.fromEntries(
    fieldNames.map((name) => [name, parcel.publicFields.includes(name)]),
  ) as EditedParcel['shown'],
})

const publicFieldsOf = ({ shown }: Pick<EditedParcel, 'shown'>): FieldName[] =>
  fieldNames.filter((name) => shown[name])

/** The parcel as it would be with these entries. */
export const withEntries = (
  parcel: InsideParcel,
  { shown, size, ...values }: EditedParcel,
): InsideParcel => ({
  ...parcel,
  ...values,
  size: typeof size === 'string' ? null : size,
  publicFields: publicFieldsOf({ shown }),
})

/** Only what differs is sent, so that nothing else can be refused. */
export function changesOf(values: EditedParcel, base: EditedParcel): Omit<ChangedProperty, 'id' | 'version'> {
  const { shown, ...facts } = values
  const { shown: shownBefore, ...before } = base
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const changed = Object.entries(facts).filter(
    ([key, value]) => !same(value, before[key as keyof typeof before]),
  )
  return {
    ...Object.fromEntries(changed),
    ...(!same(shown, shownBefore) && { publicFields: publicFieldsOf({ shown }) }),
  }
}
