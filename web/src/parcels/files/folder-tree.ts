import { foldedName, uniqueName } from '@allmende/domain/files/file-names.ts'
import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'

/** A folder with the names that lead to it, a slash between them. */
export type PlacedFolder = { path: string; folder: Folder }

/** A file and where it lies. */
export type PlacedFile = { path: string; file: ParcelFile; isArchived: boolean }

export const pathIn = (above: string, name: string): string => (above === '' ? name : `${above}/${name}`)

/** Every folder, each before those that lie in it. */
export const foldersOf = (tree: readonly Folder[], above = ''): PlacedFolder[] =>
  tree.flatMap((folder) => {
    const path = pathIn(above, folder.name)
    return [{ path, folder }, ...foldersOf(folder.children, path)]
  })

/** Every file, put away or not. */
export const filesOf = (tree: readonly Folder[]): PlacedFile[] =>
  foldersOf(tree).flatMap(({ path, folder }) => [
    ...folder.contents.map((file) => ({ path, file, isArchived: false })),
    ...folder.archive.map((file) => ({ path, file, isArchived: true })),
  ])

export const folderAt = (tree: readonly Folder[], path: string): Folder | null =>
  foldersOf(tree).find((placed) => placed.path === path)?.folder ?? null

/** How many files lie in a folder and those in it; what was put away is not counted. */
export const countIn = ({ contents, children }: Folder): number =>
  children.reduce((count, folder) => count + countIn(folder), contents.length)

/** The folders in which there is something, however deep; the empty ones tell visitors nothing. */
export const filledFolders = (tree: readonly Folder[]): Folder[] =>
  tree
    .map((folder) => ({ ...folder, children: filledFolders(folder.children) }))
    .filter((folder) => countIn(folder) > 0)

/** The same folders with this one changed; null where it is gone. */
export function withFolder(
  tree: readonly Folder[],
  path: string,
  change: (folder: Folder) => Folder,
): Folder[] | null {
  const changed = folderAt(tree, path)
  const inside = (folders: readonly Folder[]): Folder[] =>
    folders.map((folder) =>
      folder === changed ? change(folder) : { ...folder, children: inside(folder.children) },
    )
  return changed && inside(tree)
}

/** The same with one file changed, wherever it lies; null where it is gone. */
export function withFile(
  tree: readonly Folder[],
  serverId: string,
  change: (file: ParcelFile) => ParcelFile,
): Folder[] | null {
  const placed = filesOf(tree).find(({ file }) => file.serverId === serverId)
  if (!placed) return null
  const inList = (files: readonly ParcelFile[]) =>
    files.map((file) => (file === placed.file ? change(file) : file))
  return withFolder(tree, placed.path, (folder) => ({
    ...folder,
    contents: inList(folder.contents),
    archive: inList(folder.archive),
  }))
}

/** What a file is called among others: no two are called alike. */
export const nameAmong = (others: readonly ParcelFile[], name: string): string =>
  uniqueName(new Set(others.map((other) => foldedName(other.name))), name)
