import { changesBetween } from '@allmende/domain/changes.ts'
import { sayShapes } from '@allmende/domain/geometry/spoken-shape.ts'
import { buildingTexts, fieldLabels, parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { saySquareMetres } from '@allmende/domain/parcels/size.ts'
import { folderChanges } from '@allmende/domain/parcels/spoken-folders.ts'
import { isSeenOutside } from '@allmende/domain/parcels/parcels.policy.ts'
import type { WholeParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { mediaChanges, toldMedia } from './media/media-changes.ts'
import type { Announcement } from '../rpc/announcements.ts'
import type { AuditEvent } from '../rpc/method.ts'

/** What an event says of the parcel it is about. */
export const aboutParcel = (
  type: AuditEvent['type'],
  { id, name }: { id: number; name: string },
): AuditEvent => ({ type, data: { parcel: name, parcelId: id } })

/** A parcel in the words of the log. */
const told = (parcel: WholeParcel, geoJson: string | null) => ({
  ...parcel,
  ...toldMedia(parcel),
  geoJson,
  // Told line by line, see `spoken-folders.ts`.
  files: null,
  location: parcel.location?.name,
  size: parcel.size === null ? null : saySquareMetres(parcel.size, 'de'),
  hasBuilding: parcel.hasBuilding && buildingTexts[parcel.hasBuilding].de,
  publicFields: parcel.publicFields.map((name) => fieldLabels[name].de),
  additionalFields: parcel.additionalFields.map(({ name, value, isShared }) =>
    [name, ': ', value, isShared ? ' (öffentlich)' : ''].join(''),
  ),
})

/** What a parcel begins with unless somebody says otherwise. */
const sayNothing = new Set(['', 'nein'])

/** A new parcel, with what it began with. */
export function createdEvent(parcel: WholeParcel): AuditEvent {
  const event = aboutParcel('PROPERTY_CREATED', parcel)
  const [, shape] = sayShapes(null, parcel.geoJson)
  const { name: _name, ...begun } = told(parcel, shape)
  const changes = changesBetween({}, begun, parcelLabels).filter(
    ({ newValue }) => !sayNothing.has(newValue ?? ''),
  )
  return { ...event, data: { ...event.data, changes } }
}

/** Everything that a change of a parcel did, each as the event the log knows it by. */
export function parcelEvents(before: WholeParcel, after: WholeParcel): AuditEvent[] {
  const [oldShape, newShape] = sayShapes(before.geoJson, after.geoJson)
  const changes = [
    ...changesBetween(told(before, oldShape), told(after, newShape), parcelLabels),
    ...folderChanges(before.files, after.files),
    ...mediaChanges(before, after),
  ]
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

export const parcelChanged = (id: number): Announcement => ({ kind: 'storeChanged', entity: 'property', id })

/** Which location everybody knows of through this parcel. */
const locationSeen = (parcel: WholeParcel): number | null =>
  isSeenOutside(parcel) && parcel.publicFields.includes('location') ? parcel.locationId : null

/** Outside a location comes and goes with the parcels that are there. */
export function parcelAnnouncements(before: WholeParcel, after: WholeParcel): Announcement[] {
  const [old, current] = [locationSeen(before), locationSeen(after)]
  const concerned = old === current ? [] : [old, current].filter((id) => id !== null)
  return [
    parcelChanged(after.id),
    ...concerned.map((id): Announcement => ({ kind: 'storeChanged', entity: 'location', id })),
  ]
}
