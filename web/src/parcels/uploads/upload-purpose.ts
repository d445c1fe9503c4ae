import { ServerId } from '@allmende/domain/parcels/folder.ts'
import { FolderPath } from '@allmende/domain/parcels/parcel-files.contract.ts'
import { MediaKind } from '@allmende/domain/parcels/parcel-media.ts'
import { z } from 'zod'

/** What becomes of a file that is sent to a parcel. */
const ParcelPlace = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('document'),
    folder: FolderPath,
    /** The file whose place it takes. */
    replaces: ServerId.optional(),
    /** What it is called, if not as on the device. */
    name: z.string().optional(),
    isPublic: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('media'),
    as: MediaKind,
    /** What is to be seen on it, where that was said at once. */
    caption: z.string().optional(),
  }),
])
export type ParcelPlace = z.infer<typeof ParcelPlace>

/** With the name it has been given for good: whatever is repeated, it is there once. */
const ParcelPurpose = z.object({ serverId: ServerId, place: ParcelPlace })
export type ParcelPurpose = z.infer<typeof ParcelPurpose>

/** As it is remembered in this browser. */
export const keptPurpose = ({ serverId, place }: ParcelPurpose): string => JSON.stringify({ serverId, place })

/** Null, where what is kept is damaged. */
export function purposeIn(text: string): ParcelPurpose | null {
  try {
    return ParcelPurpose.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
