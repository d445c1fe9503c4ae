import { addressAt, paths } from '@allmende/domain/addresses.ts'
import type { parcelFilesContract, UploadPlace } from '@allmende/domain/parcels/parcel-files.contract.ts'
import { parcelFilePolicy } from '@allmende/domain/parcels/parcel-files.policy.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { methodsOf } from '../../rpc/method.ts'
import { ensurePicture } from '../media/media-target.ts'
import { findParcel } from '../parcels.queries.ts'
import { fileLink, zipLink } from './parcel-file-links.ts'
import { ensureDocument } from './parcel-target.ts'
import { seenFile } from './seen-files.ts'
import { seenFolder } from './seen-folders.ts'

const { read } = methodsOf<typeof parcelFilesContract>()

export const parcelFileMethods = [
  read('getPropertyUploadLink', {
    first: parcelPolicy.write,
    load: ({ db }, id) => findParcel(db, id),
    allow: parcelPolicy.write,
    after: async (context, parcel, [, kind, serverId, place = {}]) => {
      // Nobody sends a large file only to hear that it cannot be taken.
      if (kind === 'document')
        await ensureDocument(context, parcel, { parcel: parcel.id, serverId, ...place })
      else await ensurePicture(context, parcel, { serverId, as: place.as })
      const address = addressOf(parcel.id, kind, serverId, place)
      return addressAt(context.config.publicUrl ?? '', paths.parcelUploads(address))
    },
    show: (_actor, url) => url,
  }),

  read('getPropertyFileLink', {
    load: ({ db, actor }, parcelId, serverId) => seenFile(db, actor, parcelId, serverId),
    allow: parcelFilePolicy.download,
    after: (context, seen) => fileLink(context, seen),
    show: (_actor, url) => url,
  }),

  read('getFolderZipLink', {
    load: ({ db, actor }, parcelId, path) => seenFolder(db, actor, parcelId, path),
    allow: parcelFilePolicy.pack,
    after: (context, seen) => zipLink(context, seen),
    show: (_actor, url) => url,
  }),
]

/** What a file is sent to is named by its kind, first of all. */
const addressOf = (
  id: number,
  kind: 'document' | 'media',
  serverId: string,
  { folder, replaces, as }: UploadPlace,
): Record<string, string> => ({
  [kind === 'document' ? 'parcel' : 'media']: String(id),
  serverId,
  ...(folder !== undefined && { folder }),
  ...(replaces !== undefined && { replaces }),
  ...(as !== undefined && { as }),
})
