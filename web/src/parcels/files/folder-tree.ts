import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'

/** Every folder as `change` makes it, those below first. */
export const mapFolders = (folders: readonly Folder[], change: (folder: Folder) => Folder): Folder[] =>
  folders.map((folder) => change({ ...folder, children: mapFolders(folder.children, change) }))

/** Changes one file, wherever it lies. */
export const withFile = (
  folders: readonly Folder[],
  serverId: string,
  change: (file: ParcelFile) => ParcelFile,
): Folder[] => {
  const inList = (files: ParcelFile[]) =>
    files.map((file) => (file.serverId === serverId ? change(file) : file))
  return mapFolders(folders, (folder) => ({
    ...folder,
    contents: inList(folder.contents),
    archive: inList(folder.archive),
  }))
}
