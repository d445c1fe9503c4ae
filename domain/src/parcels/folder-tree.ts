import type { Folder, ParcelFile } from './folder.ts'

/** A folder with the names that lead to it, a slash between them. */
export type PlacedFolder = { path: string; folder: Folder }

/** A file, the folder it lies in, and whether it was put away there. */
export type PlacedFile = { path: string; folder: Folder; file: ParcelFile; isArchived: boolean }

/** Every folder, each before those that lie in it. */
export const foldersOf = (tree: readonly Folder[], above = ''): PlacedFolder[] =>
  tree.flatMap((folder) => {
    const path = `${above}${folder.name}`
    return [{ path, folder }, ...foldersOf(folder.children, `${path}/`)]
  })

/** Every file, put away or not. */
export const filesOf = (tree: readonly Folder[]): PlacedFile[] =>
  foldersOf(tree).flatMap(({ path, folder }) => [
    ...folder.contents.map((file) => ({ path, folder, file, isArchived: false })),
    ...folder.archive.map((file) => ({ path, folder, file, isArchived: true })),
  ])

export const folderAt = (tree: readonly Folder[], path: string): Folder | null =>
  foldersOf(tree).find((placed) => placed.path === path)?.folder ?? null

export const fileIn = (tree: readonly Folder[], serverId: string): PlacedFile | null =>
  filesOf(tree).find(({ file }) => file.serverId === serverId) ?? null

/** The same folders with this one changed. */
export const withFolder = (
  tree: readonly Folder[],
  changed: Folder,
  change: (folder: Folder) => Folder,
): Folder[] =>
  tree.map((folder) =>
    folder === changed
      ? change(folder)
      : { ...folder, children: withFolder(folder.children, changed, change) },
  )
