import { foldedName, uniqueName } from '@allmende/domain/files/file-names.ts'
import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { fileIn, folderAt, withFolder } from '@allmende/domain/parcels/folder-tree.ts'

export const pathIn = (above: string, name: string): string => (above === '' ? name : `${above}/${name}`)

/** The paths of the folders one lies in, the topmost first. */
export const foldersAbove = (path: string): string[] => {
  const names = path.split('/')
  return names.slice(0, -1).map((_, at) => names.slice(0, at + 1).join('/'))
}

/** How many files lie in a folder and those in it; what was put away is not counted. */
export const countIn = ({ contents, children }: Folder): number =>
  children.reduce((count, folder) => count + countIn(folder), contents.length)

/** The same folders with the one at this place changed; null where it is gone. */
export function withFolderAt(
  tree: readonly Folder[],
  path: string,
  change: (folder: Folder) => Folder,
): Folder[] | null {
  const changed = folderAt(tree, path)
  return changed && withFolder(tree, changed, change)
}

/** The same with one file changed, wherever it lies; null where it is gone. */
export function withFile(
  tree: readonly Folder[],
  serverId: string,
  change: (file: ParcelFile) => ParcelFile,
): Folder[] | null {
  const placed = fileIn(tree, serverId)
  const inList = (files: readonly ParcelFile[]) =>
    files.map((file) => (file.serverId === serverId ? change(file) : file))
  return (
    placed &&
    withFolder(tree, placed.folder, (folder) => ({
      ...folder,
      contents: inList(folder.contents),
      archive: inList(folder.archive),
    }))
  )
}

/** What a file is called among others: no two are called alike. */
export const nameAmong = (others: readonly ParcelFile[], name: string): string =>
  uniqueName(new Set(others.map((other) => foldedName(other.name))), name)
