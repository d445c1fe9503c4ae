import { type Actor, isInternal } from '../actor.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import type { Folder, ParcelFile } from './folder.ts'
import type { FieldName } from './parcel-fields.ts'
import { isSeenOutside } from './parcels.policy.ts'

type Parcel = { isPublic: boolean; isArchived: boolean; publicFields: readonly FieldName[] }
type Placed = { file: ParcelFile; isArchived: boolean }

/** Whether those outside know of files of this parcel at all. */
const sharesFiles = (parcel: Parcel): boolean =>
  isSeenOutside(parcel) && parcel.publicFields.includes('files')

/** A file that everybody may have. */
export const isPublicFile = (parcel: Parcel, { file, isArchived }: Placed): boolean =>
  sharesFiles(parcel) && file.isPublic && !isArchived

/** Who gets what lies in the folders of a parcel. */
export const parcelFilePolicy = {
  /** Asked before anything is looked for in the folders: how long that takes tells nobody what is there. */
  look: (actor: Actor, parcel: Parcel): Verdict =>
    isInternal(actor) || sharesFiles(parcel) ? allowed : refused('notFound'),

  download: (actor: Actor, { parcel, placed }: { parcel: Parcel; placed: Placed }): Verdict =>
    isInternal(actor) || isPublicFile(parcel, placed) ? allowed : refused('notFound'),

  /** Of an archive everybody gets what she may have; who is told of none is not told of the folder. */
  pack: (actor: Actor, { parcel, given }: { parcel: Parcel; given: readonly unknown[] }): Verdict => {
    if (isInternal(actor)) return given.length > 0 ? allowed : refused('folderEmpty')
    return sharesFiles(parcel) && given.length > 0 ? allowed : refused('notFound')
  },
}

/** What lies in folders and goes out with an archive: what was put away never does. */
export const givenFolder = (actor: Actor, parcel: Parcel, folder: Folder): Folder => ({
  ...folder,
  children: folder.children.map((child) => givenFolder(actor, parcel, child)),
  contents: folder.contents.filter(
    (file) => isInternal(actor) || isPublicFile(parcel, { file, isArchived: false }),
  ),
  archive: [],
})
