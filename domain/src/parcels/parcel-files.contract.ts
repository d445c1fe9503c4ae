import { z } from 'zod'
import { final, type Methods } from '../method.ts'
import type { Bilingual } from '../texts.ts'
import { saying } from '../validation.ts'
import { ServerId } from './folder.ts'
import { MediaKind } from './parcel-media.ts'
import { ParcelId, Property } from './parcels.contract.ts'

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

const texts = {
  document: { de: 'Nur für Dokumente', en: 'Only for documents' },
  media: { de: 'Nur für Bilder und Panoramen', en: 'Only for pictures and panoramas' },
} satisfies Record<string, Bilingual>

const meantFor = { folder: 'document', replaces: 'document', as: 'media' } as const

const UploadWish = z
  .tuple([ParcelId, z.enum(['document', 'media']), ServerId, UploadPlace.optional()])
  .superRefine(([, kind, , place = {}], context) => {
    for (const key of ['folder', 'replaces', 'as'] as const)
      if (place[key] !== undefined && meantFor[key] !== kind)
        context.addIssue({ code: 'custom', path: [3, key], ...saying(texts[meantFor[key]]) })
  })

export const parcelFilesContract = {
  getPropertyUploadLink: { kind: 'read', args: UploadWish, result: z.string() },
  /** An address at which a browser finds the file: a lasting one where everybody may have it, else good for five minutes. */
  getPropertyFileLink: { kind: 'read', args: z.tuple([ParcelId, ServerId]), result: z.string() },
  /** The same for what lies in a folder and below it, as one archive. */
  getFolderZipLink: { kind: 'read', args: z.tuple([ParcelId, FolderPath]), result: z.string() },
  /** An archived file is deleted for good by two people, within an hour. */
  requestFileDeletion: { kind: 'change', args: z.tuple([ParcelId, ServerId]), result: Property },
  approveFileDeletion: { kind: 'change', args: z.tuple([ParcelId, ServerId]), result: Property },
} as const satisfies Methods
