import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { IconFile, IconFolder } from '@tabler/icons-react'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import classes from './parcel-detail.module.css'
import { texts } from './parcel-detail.texts.ts'

export function Folders({ folders }: { folders: readonly Folder[] }) {
  const say = useSay()
  if (folders.length === 0) return <p className={classes.quiet}>{say(texts.noFolders)}</p>
  return <FolderList folders={folders} />
}

const FolderList = ({ folders }: { folders: readonly Folder[] }) => (
  <ul className={classes.folders}>
    {folders.map((folder) => (
      <li key={folder.name}>
        <span className={classes.folder}>
          <IconFolder size={20} aria-hidden />
          {folder.name}
        </span>
        <FolderContent folder={folder} />
      </li>
    ))}
  </ul>
)

function FolderContent({ folder: { children, contents } }: { folder: Folder }) {
  const say = useSay()
  const { saySize } = useNumbers()
  if (children.length + contents.length === 0)
    return <p className={classes.quiet}>{say(texts.emptyFolder)}</p>
  return (
    <>
      {children.length > 0 && <FolderList folders={children} />}
      {contents.length > 0 && (
        <ul className={classes.folders}>
          {contents.map(({ serverId, name, fileSizeInBytes }) => (
            <li key={serverId} className={classes.folder}>
              <IconFile size={20} aria-hidden />
              {name} ({saySize(fileSizeInBytes)})
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
