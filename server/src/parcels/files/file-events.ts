import type { AuditChange, AuditEvent } from '@allmende/domain/deed/audit-event.ts'
import { saySize } from '@allmende/domain/sizes.ts'
import { type Refused, refused } from '@allmende/domain/verdict.ts'
import { aboutParcel } from '../parcel-events.ts'
import type { AddedFile } from './parcel-target.ts'

type Named = { id: number; name: string }

const line = (label: string, oldValue: string | null, newValue: string | null): AuditChange[] =>
  oldValue === newValue ? [] : [{ label, oldValue, newValue }]

/** What happened to a file of a parcel, with the sum that proves which one it was. */
export const parcelFileEvent = (
  type: AuditEvent['type'],
  parcel: Named,
  { name, sha256 }: { name: string; sha256: Buffer | string },
  changes: AuditChange[],
): AuditEvent => {
  const event = aboutParcel(type, parcel)
  const hash = typeof sha256 === 'string' ? sha256 : sha256.toString('hex')
  return { ...event, data: { ...event.data, file: name, hash, changes } }
}

/** A new file and where it was put; of one that replaces another, what that was. */
export const addedEvent = (parcel: Named, added: AddedFile): AuditEvent =>
  parcelFileEvent('PROPERTY_DOCUMENT_ADDED', parcel, added, [
    ...line('Ordner', null, added.folder ?? 'noch keiner'),
    ...(added.replaced
      ? [
          ...line('Datei', added.replaced.name, added.name),
          ...line('Prüfsumme', added.replaced.sha256, added.sha256),
        ]
      : []),
  ])

/** A "no" that the log keeps. */
export const refusedBroken = (parcel: Named, file: { name: string; sha256: Buffer }): Refused =>
  refused('fileBroken', {
    values: { name: file.name },
    event: parcelFileEvent(
      'FILE_REFUSED',
      parcel,
      file,
      line('Grund', null, 'Die gespeicherte Datei ist beschädigt.'),
    ),
  })

/** Somebody wants a file gone for good. */
export const requestedEvent = (parcel: Named, place: string): AuditEvent => {
  const event = aboutParcel('PROPERTY_MODIFIED', parcel)
  return { ...event, data: { ...event.data, changes: line('Löschung beantragt', null, place) } }
}

export type DeletedFile = {
  name: string
  place: string
  sha256: Buffer
  size: number
  requestedBy: string
  approvedBy: string
}

/** A file is gone for good: what it was, and whose four eyes that were. */
export const deletedEvent = (parcel: Named, deleted: DeletedFile): AuditEvent =>
  parcelFileEvent('PROPERTY_FILE_DELETED', parcel, deleted, [
    ...line('Ordner', deleted.place, null),
    ...line('Größe', saySize(deleted.size), null),
    ...line('Beantragt von', null, deleted.requestedBy),
    ...line('Bestätigt von', null, deleted.approvedBy),
  ])
