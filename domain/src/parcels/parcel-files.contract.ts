import { z } from 'zod'
import { final, type Methods } from '../method.ts'
import { ServerId } from './folder.ts'
import { MediaKind } from './parcel-media.ts'
import { ParcelId } from './parcels.contract.ts'

/** Names of folders with a slash between them, from the top; empty for all folders. */
export const FolderPath = z.string().max(4000, final)

/**
 * What becomes of a file once it is there. Without a word it waits for `updateProperty` to put it somewhere, a day at
 * most.
 */
export const UploadPlace = z.object({
  /** For documents: the folder it is put in. */
  folder: FolderPath.optional(),
  /** For documents: the file whose place it takes; that one goes to the archive of its folder. */
  replaces: ServerId.optional(),
  /** For media: the list it is put at the end of. */
  as: MediaKind.optional(),
})
export type UploadPlace = z.infer<typeof UploadPlace>

export const parcelFilesContract = {
  getPropertyUploadLink: {
    kind: 'read',
    args: z.tuple([ParcelId, z.enum(['document', 'media']), ServerId, UploadPlace.optional()]),
    result: z.string(),
  },
} as const satisfies Methods
