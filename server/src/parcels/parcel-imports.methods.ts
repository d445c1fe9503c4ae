import { randomUUID } from 'node:crypto'
import type { parcelImportsContract } from '@allmende/domain/parcels/parcel-imports.contract.ts'
import { changesBetween } from '@allmende/domain/changes.ts'
import { toCreate } from '@allmende/domain/parcels/parcel-imports.ts'
import { mayUndoImport, mayTakeImport } from '@allmende/domain/parcels/parcel-imports.rules.ts'
import type { Parcel } from '@allmende/domain/parcels/parcels.contract.ts'
import { fieldLabels, parcelLabels } from '@allmende/domain/parcels/parcels.texts.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { ensure } from '@allmende/domain/verdict.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import type { Announcement } from '../rpc/announcements.ts'
import { type AuditEvent, methodsOf } from '../rpc/method.ts'
import { findParcelTemplates } from '../settings/settings.queries.ts'
import { beginningsOf } from './parcel-beginnings.ts'
import { aboutParcel } from './parcel-events.ts'
import {
  addImportedParcels,
  holdLocations,
  type ImportedParcel,
  listKnownLocations,
  lockImport,
  removeParcels,
} from './parcel-imports.queries.ts'
import { plannedImport, withBeginnings } from './planned-import.ts'

const { read, change } = methodsOf<typeof parcelImportsContract>()

/** Many parcels out of one file, in one step that can be undone. */
export const parcelImportMethods = [
  read('previewImport', {
    first: parcelPolicy.write,
    load: async ({ db }, text, mapping) => {
      const rows = await plannedImport(db, text, mapping, await listKnownLocations(db))
      const created = toCreate(rows, mapping).length
      return {
        rows: rows.map(({ parcel: _parcel, ...row }) => row),
        created,
        skipped: rows.length - created,
      }
    },
    allow: parcelPolicy.write,
  }),

  change('importProperties', {
    first: parcelPolicy.write,
    load: async () => ({}),
    allow: parcelPolicy.write,
    run: async ({ db, now }, _subject, [text, mapping]) => {
      await oneAtATime(db, 'import of parcels')
      const rows = await plannedImport(db, text, mapping, await holdLocations(db))
      const planned = toCreate(rows, mapping)
      ensure(mayTakeImport(rows, planned.length, mapping))
      const beginnings = beginningsOf(await findParcelTemplates(db), now)
      const parcels = planned.map((parcel) => withBeginnings(parcel, mapping, beginnings))
      const importId = randomUUID()
      return {
        importId,
        created: await addImportedParcels(db, importId, parcels, now),
        parcels,
        isPublic: mapping.isPublic,
      }
    },
    answer: ({ importId, created }) => ({ importId, created }),
    record: (_subject, { created, parcels, isPublic }) => [
      ...created.map((parcel, at) => importedEvent(parcel, parcels[at])),
      ...(isPublic ? created.map((parcel) => aboutParcel('PROPERTY_PUBLISHED', parcel)) : []),
    ],
    announce: () => everyParcelChanged,
  }),

  change('undoImport', {
    first: parcelPolicy.write,
    load: async ({ db }, importId) => {
      const parcels = await lockImport(db, importId)
      return parcels.length > 0 ? parcels : null
    },
    allow: parcelPolicy.write,
    run: async ({ db, parcelUses, now }, parcels) => {
      const ids = parcels.map(({ id }) => id)
      ensure(mayUndoImport(parcels, await parcelUses.linkedAmong(db, ids)))
      await removeParcels(db, ids, now)
      return null
    },
    record: (parcels) =>
      parcels.map((parcel) => {
        const event = aboutParcel('PROPERTY_MODIFIED', parcel)
        const changes = [{ label: 'Grundstück', oldValue: parcel.name, newValue: 'gelöscht' }]
        return { ...event, data: { ...event.data, changes } }
      }),
    announce: () => everyParcelChanged,
  }),
]

/** An imported parcel, with what the file said of it; the rest is as the settings have it. */
function importedEvent(created: Parcel, parcel: ImportedParcel | undefined): AuditEvent {
  const event = aboutParcel('PROPERTY_CREATED', created)
  const { plat, size, isPublic, publicFields = [] } = parcel ?? {}
  const begun = { plat, size, isPublic, publicFields: publicFields.map((name) => fieldLabels[name].de) }
  return { ...event, data: { ...event.data, changes: changesBetween({}, begun, parcelLabels) } }
}

/** Too many to be told one by one. */
const everyParcelChanged: readonly Announcement[] = [
  { kind: 'storeChanged', entity: 'property', id: null },
  { kind: 'storeChanged', entity: 'location', id: null },
]
