import { z } from 'zod'
import { final, MomentText, RequiredLine } from '../method.ts'
import { PlaceName } from '../plain-names.ts'
import { templateFaults } from '../settings/parcel-templates.texts.ts'
import { saying } from '../validation.ts'

/** What a file of a parcel is known by: in small letters, as the database has it. */
export const ServerId = z.string().max(36, final).pipe(z.uuid().toLowerCase())

/** So deep folders may lie in each other. */
export const mostLevels = 10
/** So many folders a parcel may have. */
export const mostFolders = 1000
/** So many files a folder takes, and so many its archive. */
export const mostInFolder = 1000
/** And so many a parcel, put away or not. */
export const mostFiles = 5000

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

const isEmpty = (given: unknown): boolean => Array.isArray(given) && given.length === 0

/** Nothing is read below the deepest level, however deep what is sent may go. */
const folderOn = (level: number): z.ZodType<Folder, Folder> =>
  z.object({
    name: PlaceName(200),
    created: MomentText,
    children:
      level < mostLevels
        ? z.array(folderOn(level + 1)).max(100)
        : z.custom<[]>(isEmpty, saying(templateFaults.tooDeep, { n: mostLevels })),
    contents: z.array(ParcelFile).max(mostInFolder),
    archive: z.array(ParcelFile).max(mostInFolder),
  }) as unknown as z.ZodType<Folder, Folder>
export const Folder = folderOn(1)
