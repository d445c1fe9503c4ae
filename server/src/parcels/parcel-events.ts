import { changesBetween } from '@allmende/domain/changes.ts'
import { buildingTexts, fieldLabels, parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import type { AuditEvent } from '../rpc/method.ts'

/** What an event says of the parcel it is about. */
export const aboutParcel = (
  type: AuditEvent['type'],
  { id, name }: { id: number; name: string },
): AuditEvent => ({ type, data: { parcel: name, parcelId: id } })

/** A parcel in the words of the log. */
const told = (parcel: WholeParcel) => ({
  ...parcel,
  location: parcel.location?.name,
  hasBuilding: parcel.hasBuilding && buildingTexts[parcel.hasBuilding].de,
  publicFields: parcel.publicFields.map((name) => fieldLabels[name].de),
  additionalFields: parcel.additionalFields.map(({ name, value, isShared }) =>
    [name, ': ', value, isShared ? ' (öffentlich)' : ''].join(''),
  ),
})

/** Everything that a change of a parcel did, each as the event the log knows it by. */
export function parcelEvents(before: WholeParcel, after: WholeParcel): AuditEvent[] {
  const changes = changesBetween(told(before), told(after), parcelLabels)
  const modified = aboutParcel('PROPERTY_MODIFIED', after)
  const isPublished = after.isPublic && !before.isPublic
  return [
    ...(changes.length > 0 ? [{ ...modified, data: { ...modified.data, changes } }] : []),
    ...(isPublished ? [aboutParcel('PROPERTY_PUBLISHED', after)] : []),
    ...(before.isArchived === after.isArchived
      ? []
      : [aboutParcel(after.isArchived ? 'PROPERTY_ARCHIVED' : 'PROPERTY_UNARCHIVED', after)]),
  ]
}
