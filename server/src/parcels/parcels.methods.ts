import type { parcelsContract } from '@allmende/domain/parcels/parcels.contract.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { keptFacts, mayChangeParcel, mayKeepFacts } from '@allmende/domain/parcels/parcels.rules.ts'
import { showParcelRow } from '@allmende/domain/parcels/parcels.views.ts'
import { ensure, everyone, existing, refuse } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { holdLocation } from '../locations/locations.queries.ts'
import { methodsOf } from '../rpc/method.ts'
import { findParcelTemplates } from '../settings/settings.queries.ts'
import { createdEvent, parcelAnnouncements, parcelChanged, parcelEvents } from './parcel-events.ts'
import { keptFolders } from './files/kept-folders.ts'
import { exportLink } from './exports/export-links.ts'
import { changedMedia } from './media/changed-media.ts'
import { withMediaPermits } from './media/media-permits.ts'
import { beginningsOf } from './parcel-beginnings.ts'
import { findFactNames } from './fact-names.queries.ts'
import { viewingOf } from './parcel-filter.ts'
import { countParcels } from './parcel-counts.queries.ts'
import { listParcelRows } from './parcel-rows.queries.ts'
import { addParcel, findParcel, lockParcel, setParcel } from './parcels.queries.ts'

const { read, change } = methodsOf<typeof parcelsContract>()

export const parcelMethods = [
  read('getProperties', {
    load: ({ db, actor }, page) => listParcelRows(db, viewingOf(actor), page),
    allow: everyone, // of those that the viewer may know of
    show: (actor, rows) => rows.map((row) => showParcelRow(actor, row)),
  }),

  read('countProperties', {
    load: ({ db, actor }, filter) => countParcels(db, viewingOf(actor), filter),
    allow: everyone, // of those that the viewer may know of
  }),

  read('getAdditionalFieldNames', {
    load: ({ db, actor }) => findFactNames(db, viewingOf(actor)),
    allow: everyone, // of those that the viewer may know of
  }),

  read('getPropertiesExportLink', {
    load: async () => ({}),
    allow: everyone, // of those that the viewer may know of
    after: (context, _nothing, [format, filter]) => exportLink(context, format, filter),
    show: (_actor, link) => link,
  }),

  change('createProperty', {
    first: parcelPolicy.write,
    load: async () => ({}),
    allow: parcelPolicy.write,
    run: async ({ db, now }, _subject, [name, locationId]) => {
      await demandLocation(db, locationId, '1')
      const templates = await findParcelTemplates(db)
      const id = await addParcel(db, { name, locationId, ...beginningsOf(templates, now) }, now)
      return existing(await findParcel(db, id))
    },
    answer: ({ id }) => id,
    record: (_subject, created) => createdEvent(created),
    announce: (_subject, { id }) => [parcelChanged(id)],
  }),

  change('updateProperty', {
    first: parcelPolicy.write,
    load: ({ db }, { id }) => lockParcel(db, id),
    allow: parcelPolicy.write,
    run: async (context, current, [changed]) => {
      const { db, now } = context
      if (current.version !== changed.version) refuse('changedMeanwhile')
      ensure(mayChangeParcel(current, changed))
      const { additionalFields } = changed
      if (additionalFields) ensure(mayKeepFacts(current.additionalFields, additionalFields))
      if (changed.locationId && changed.locationId !== current.locationId)
        await demandLocation(db, changed.locationId, '0.locationId')
      const files = changed.files && (await keptFolders(db, current, changed.files, now))
      const media = await changedMedia(context, current, changed)
      const after = await setParcel(
        db,
        {
          ...changed,
          ...(files && { files }),
          ...media,
          ...(additionalFields && {
            additionalFields: keptFacts(current.additionalFields, additionalFields),
          }),
        },
        now,
      )
      return { after, shown: await withMediaPermits(context, after) }
    },
    answer: ({ shown }) => shown,
    record: (before, { after }) => parcelEvents(before, after),
    announce: (before, { after }) => parcelAnnouncements(before, after),
  }),
]

/** A parcel is put where there is a location that is not archived. */
async function demandLocation(db: Db, id: number, field: string): Promise<void> {
  const location = await holdLocation(db, id)
  if (!location) refuse('locationUnknown', { fields: [field] })
  if (location.isArchived) refuse('locationArchived', { fields: [field] })
}
