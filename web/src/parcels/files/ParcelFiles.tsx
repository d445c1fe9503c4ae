import { isInternal } from '@allmende/domain/actor.ts'
import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { folderAt } from '@allmende/domain/parcels/folder-tree.ts'
import { Button } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { Suspense, useMemo, useState } from 'react'
import { useActor } from '../../session/useSession.ts'
import { late } from '../../shell/late.ts'
import { useSay } from '../../ui/language.tsx'
import type { InsideParcel } from '../detail/whole-parcel.ts'
import { ParcelUploads } from '../uploads/ParcelUploads.tsx'
import type { ParcelPlace } from '../uploads/upload-purpose.ts'
import { FilesContext, type FilesOfParcel } from './files-context.ts'
import classes from './files.module.css'
import { folderTexts, texts } from './files.texts.ts'
import { FolderList } from './FolderList.tsx'
import { newFolderId } from './focus-after.ts'
import { countIn, foldersAbove } from './folder-tree.ts'
import { HiddenFiles } from './HiddenFiles.tsx'
import { useOpenFolders } from './open-folders.ts'
import { ZipButton } from './ZipButton.tsx'

const NewFolder = late(async () => (await import('./FolderDialog.tsx')).NewFolder)

type ParcelFilesProps = {
  parcelId: number
  /** As the viewer gets them. */
  folders: readonly Folder[]
  /** For those inside. */
  inside: InsideParcel | null
}

/** The files of a parcel in their folders; those inside also change them. */
export function ParcelFiles({ parcelId, folders: tree, inside }: ParcelFilesProps) {
  const say = useSay()
  const [isAdding, setAdding] = useState(false)
  const open = useOpenFolders(tree)
  const isInside = inside !== null
  const isWritable = isInside && !inside.isArchived
  const isPreview = isInternal(useActor()) && !isInside
  const isHidden = isInside && !inside.publicFields.includes('files')
  const files = useMemo<FilesOfParcel>(
    () => ({ parcelId, tree, isInside, isWritable, isPreview, isHidden }),
    [parcelId, tree, isInside, isWritable, isPreview, isHidden],
  )
  const hasFiles = tree.some((folder) => countIn(folder) > 0)
  /** What goes to a folder is shown with it, unless the folder is gone or lies in a closed one. */
  const isNowhereElse = (place: ParcelPlace) =>
    place.kind === 'document' &&
    (folderAt(tree, place.folder) === null || !foldersAbove(place.folder).every(open.isOpen))
  return (
    <FilesContext value={files}>
      <div className={classes.host}>
        {isWritable && <ParcelUploads parcelId={parcelId} kind="document" isHere={isNowhereElse} />}
        {tree.length === 0 && (
          <p className={classes.quiet}>{say(isWritable ? texts.noneForStaff : texts.none)}</p>
        )}
        {tree.length > 0 && <FolderList folders={tree} above="" level={1} open={open} />}
        {isWritable && <HiddenFiles parcel={inside} />}
        {(isWritable || hasFiles) && (
          <div className={classes.buttons}>
            {isWritable && (
              <Button
                id={newFolderId}
                size="sm"
                variant="default"
                leftSection={<IconFolderPlus size={20} aria-hidden />}
                onClick={() => setAdding(true)}
              >
                {say(folderTexts.add)}
              </Button>
            )}
            {hasFiles && <ZipButton label={say(texts.zipAll)} path="" isSaid />}
          </div>
        )}
        {isAdding && (
          <Suspense fallback={null}>
            <NewFolder above={null} onClose={() => setAdding(false)} />
          </Suspense>
        )}
      </div>
    </FilesContext>
  )
}
