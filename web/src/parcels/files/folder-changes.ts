import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { filesOf, foldersOf } from '@allmende/domain/parcels/folder-tree.ts'
import { nameAmong, withFile, withFolderAt } from './folder-tree.ts'

/** What is to become of the folders as they are then; null where what it is about is gone. */
export type FolderChange = (tree: readonly Folder[]) => Folder[] | null

/** A new folder in another one; at the top where `above` is empty. */
export const addFolder =
  (above: string, name: string, created: Date): FolderChange =>
  (tree) => {
    const added: Folder = { name, created: created.toISOString(), children: [], contents: [], archive: [] }
    return above === ''
      ? [...tree, added]
      : withFolderAt(tree, above, (folder) => ({ ...folder, children: [...folder.children, added] }))
  }

export const renameFolder =
  (path: string, name: string): FolderChange =>
  (tree) =>
    withFolderAt(tree, path, (folder) => ({ ...folder, name }))

export const isEmptyFolder = ({ children, contents, archive }: Folder): boolean =>
  children.length + contents.length + archive.length === 0

/** Only where nothing lies in it, nor was put away there. */
export const removeFolder =
  (path: string): FolderChange =>
  (tree) => {
    const gone = foldersOf(tree).find((placed) => placed.path === path)?.folder
    const without = (folders: readonly Folder[]): Folder[] =>
      folders
        .filter((folder) => folder !== gone)
        .map((folder) => ({ ...folder, children: without(folder.children) }))
    return gone && isEmptyFolder(gone) ? without(tree) : null
  }

export const renameFile =
  (serverId: string, name: string): FolderChange =>
  (tree) =>
    withFile(tree, serverId, (file) => ({ ...file, name }))

export const shareFile =
  (serverId: string, isPublic: boolean): FolderChange =>
  (tree) =>
    withFile(tree, serverId, (file) => ({ ...file, isPublic }))

type Taken = { tree: Folder[]; file: ParcelFile; path: string }

function taken(tree: readonly Folder[], serverId: string, isArchived: boolean): Taken | null {
  const placed = filesOf(tree).find((one) => one.file.serverId === serverId && one.isArchived === isArchived)
  const rest =
    placed &&
    withFolderAt(tree, placed.path, (folder) => ({
      ...folder,
      contents: folder.contents.filter((file) => file !== placed.file),
      archive: folder.archive.filter((file) => file !== placed.file),
    }))
  return placed && rest ? { tree: rest, file: placed.file, path: placed.path } : null
}

const putInto = (tree: readonly Folder[], path: string, file: ParcelFile): Folder[] | null =>
  withFolderAt(tree, path, (folder) => ({
    ...folder,
    contents: [...folder.contents, { ...file, name: nameAmong(folder.contents, file.name) }],
  }))

export const moveFile =
  (serverId: string, path: string): FolderChange =>
  (tree) => {
    const found = taken(tree, serverId, false)
    return found && putInto(found.tree, path, found.file)
  }

/** Into the archive of its folder, where nobody outside sees it. */
export const archiveFile =
  (serverId: string): FolderChange =>
  (tree) => {
    const found = taken(tree, serverId, false)
    return (
      found &&
      withFolderAt(found.tree, found.path, (folder) => ({
        ...folder,
        archive: [...folder.archive, { ...found.file, isPublic: false }],
      }))
    )
  }

/** Back into its folder, for those inside unless said otherwise; a request for its deletion is off. */
export const restoreFile =
  (serverId: string, isPublic = false): FolderChange =>
  (tree) => {
    const found = taken(tree, serverId, true)
    return (
      found &&
      putInto(found.tree, found.path, {
        ...found.file,
        isPublic,
        replacedBy: null,
        deletionRequestUsername: null,
        deletionRequested: null,
      })
    )
  }

/** What a file has replaced, the newest first, wherever it was put away. */
export function versionsBefore(tree: readonly Folder[], serverId: string): ParcelFile[] {
  const files = filesOf(tree).map(({ file }) => file)
  const before = (id: string, known: readonly ParcelFile[]): ParcelFile[] => {
    const found = files.find((file) => file.replacedBy === id && !known.includes(file))
    return found ? before(found.serverId, [...known, found]) : [...known]
  }
  return before(serverId, [])
}
