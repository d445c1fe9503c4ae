import { type FieldName, fieldNames, fixedFields } from '@allmende/domain/parcels/parcel-fields.ts'
import type { EditedParcel } from './edited-parcel.ts'

/** What of the fact sheet has a field of its own. */
const factNames = [...fixedFields, 'availabilityNotes'] as const

const little = 2

type Shown = Pick<EditedParcel, 'isPublic' | 'shown' | 'additionalFields'>

/** The few fields that visitors see beside the name; null where they see more, or nothing at all. */
export function littleShown({ isPublic, shown, additionalFields }: Shown): FieldName[] | null {
  if (!isPublic || additionalFields.some(({ isShared }) => isShared)) return null
  const names = fieldNames.filter((name) => shown[name])
  return names.length <= little ? names : null
}

export const withFactsShown = (shown: EditedParcel['shown']): EditedParcel['shown'] => ({
  ...shown,
  ...Object.fromEntries(factNames.map((name) => [name, true])),
})
