import { z } from 'zod'
import { final, MomentText, RequiredLine } from '../method.ts'

/** What a file of a parcel is known by. */
export const ServerId = z.string().max(36, final).pipe(z.uuid())

/** A file of a parcel. */
export const ParcelFile = z.object({
  name: RequiredLine(255),
  serverId: ServerId,
  fileSizeInBytes: z.int().min(0).max(1e9),
  created: MomentText,
  isPublic: z.boolean(),
  deletionRequestUsername: z.string().max(254, final).nullable(),
  deletionRequested: MomentText.nullable(),
  /** The file that took its place; it is then one of the previous versions of that one. */
  replacedBy: ServerId.nullable().default(null),
})
export type ParcelFile = z.infer<typeof ParcelFile>

/** A folder of a parcel: `archive` holds what was put away. */
export type Folder = {
  name: string
  created: string
  children: Folder[]
  contents: ParcelFile[]
  archive: ParcelFile[]
}
export const Folder: z.ZodType<Folder> = z.lazy(() =>
  z.object({
    name: RequiredLine(200),
    created: MomentText,
    children: z.array(Folder).max(100),
    contents: z.array(ParcelFile).max(1000),
    archive: z.array(ParcelFile).max(1000),
  }),
)
