import { endingOf, foldedName, uniqueName } from '../files/file-names.ts'
import { allowed, refused, type Verdict } from '../verdict.ts'
import { type Folder, mostInFolder, type ParcelFile } from './folder.ts'
import { type PlacedFile, withFolder } from './folder-tree.ts'

/** Where a file is put; `replaced` is the one whose place it takes. */
export type FilePlace = { path: string; folder: Folder; replaced: ParcelFile | null }

/** A file goes over the one it replaces, into a folder, or waits (null) where nobody says. */
export function mayPlace({ path, folder, replaced }: FilePlace): Verdict {
  const most = String(mostInFolder)
  if (replaced)
    return folder.archive.length < mostInFolder
      ? allowed
      : refused('folderArchiveFull', { values: { folder: path, most } })
  return folder.contents.length < mostInFolder
    ? allowed
    : refused('folderFull', { values: { folder: path, most } })
}

/** What a file in that place is called: its next version keeps a name of the same kind; no two are called alike. */
export function nameInPlace({ folder, replaced }: FilePlace, name: string): string {
  const others = folder.contents.filter((file) => file !== replaced)
  return uniqueName(
    new Set(others.map((file) => foldedName(file.name))),
    replaced && endingOf(replaced.name) === endingOf(name) ? replaced.name : name,
  )
}

/** The folders once a file was put there; what it replaces is one of its previous versions, which nobody outside has. */
export const placedIn = (
  tree: readonly Folder[],
  { folder, replaced }: FilePlace,
  file: ParcelFile,
): Folder[] =>
  withFolder(tree, folder, (into) => ({
    ...into,
    contents: replaced
      ? into.contents.map((one) => (one === replaced ? file : one))
      : [...into.contents, file],
    archive: replaced
      ? [...into.archive, { ...replaced, isPublic: false, replacedBy: file.serverId }]
      : into.archive,
  }))

/** A new file as folders name it; a next version is as public as the one before. */
export const newFile = (
  facts: { serverId: string; name: string; size: number; created: Date },
  isPublic = false,
): ParcelFile => ({
  name: facts.name,
  serverId: facts.serverId,
  fileSizeInBytes: facts.size,
  created: facts.created.toISOString(),
  isPublic,
  deletionRequestUsername: null,
  deletionRequested: null,
  replacedBy: null,
})

/** How the log names where a file lies. */
export const sayPlace = ({ path, file }: Pick<PlacedFile, 'path' | 'file'>): string => `${path}/${file.name}`
