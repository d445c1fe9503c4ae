import { addressAt, paths } from '@allmende/domain/addresses.ts'
import type { parcelFilesContract, UploadPlace } from '@allmende/domain/parcels/parcel-files.contract.ts'
import { parcelFilePolicy } from '@allmende/domain/parcels/parcel-files.policy.ts'
import { parcelPolicy } from '@allmende/domain/parcels/parcels.policy.ts'
import { methodsOf } from '../../rpc/method.ts'
import { findParcel } from '../parcels.queries.ts'
import { fileLink, zipLink } from './parcel-file-links.ts'
import { seenFile } from './seen-files.ts'
import { seenFolder } from './seen-folders.ts'

const { read } = methodsOf<typeof parcelFilesContract>()

export const parcelFileMethods = [
  read('getPropertyUploadLink', {
    first: parcelPolicy.write,
    load: ({ db }, id) => findParcel(db, id),
    allow: parcelPolicy.write,
    after: async ({ config }, { id }, [, kind, serverId, place]) =>
      addressAt(config.publicUrl ?? '', paths.parcelUploads(addressOf(id, kind, serverId, place))),
    show: (_actor, url) => url,
  }),

  read('getPropertyFileLink', {
    load: ({ db }, parcelId, serverId) => seenFile(db, parcelId, serverId),
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
  { folder, replaces, as }: UploadPlace = {},
): Record<string, string> => ({
  [kind === 'document' ? 'parcel' : 'media']: String(id),
  serverId,
  ...(kind === 'document' && folder !== undefined && { folder }),
  ...(kind === 'document' && replaces !== undefined && { replaces }),
  ...(kind === 'media' && as !== undefined && { as }),
})
