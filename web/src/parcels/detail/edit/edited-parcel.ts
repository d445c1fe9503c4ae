import { type FieldName, fieldNames } from '@allmende/domain/parcels/parcel-fields.ts'
import { ChangedProperty } from '@allmende/domain/parcels/parcels.contract.ts'
import { z } from 'zod'
import type { InsideParcel } from '../whole-parcel.ts'

const shownFields = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, z.boolean()])) as Record<FieldName, z.ZodBoolean>,
)

/** What the form holds: the parcel's facts, and of each field whether visitors see it. */
export const EditedParcel = ChangedProperty.omit({
  id: true,
  version: true,
  isArchived: true,
  publicFields: true,
})
  .required()
  .extend({ shown: shownFields })
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
export const withEntries = (parcel: InsideParcel, { shown, ...values }: EditedParcel): InsideParcel => ({
  ...parcel,
  ...values,
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
