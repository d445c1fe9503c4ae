import type { Folder } from '@allmende/domain/parcels/folder.ts'
import classes from './files.module.css'
import { FolderEntry } from './FolderEntry.tsx'
import { pathIn } from './folder-tree.ts'
import type { OpenFolders } from './open-folders.ts'

type FolderListProps = {
  folders: readonly Folder[]
  /** The folder they lie in; empty at the top. */
  above: string
  level: number
  open: OpenFolders
}

export const FolderList = ({ folders, above, level, open }: FolderListProps) => (
  <ul className={classes.folders} data-inner={level > 1 || undefined}>
    {folders.map((folder) => {
      const path = pathIn(above, folder.name)
      return (
        <FolderEntry
          key={folder.name}
          path={path}
          folder={folder}
          siblings={folders}
          level={level}
          open={open}
        >
          {folder.children.length > 0 && (
            <FolderList folders={folder.children} above={path} level={level + 1} open={open} />
          )}
        </FolderEntry>
      )
    })}
  </ul>
)
