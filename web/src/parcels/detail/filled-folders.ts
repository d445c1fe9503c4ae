import type { Folder } from '@allmende/domain/parcels/folder.ts'

/** The folders in which there is something, however deep; the empty ones tell visitors nothing. */
export const filledFolders = (folders: readonly Folder[]): Folder[] =>
  folders
    .map((folder) => ({ ...folder, children: filledFolders(folder.children) }))
    .filter(({ children, contents }) => children.length + contents.length > 0)
