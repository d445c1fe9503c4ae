import type { Folder } from '@allmende/domain/parcels/folder.ts'
import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, Suspense, use, useState } from 'react'
import { late } from '../../shell/late.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { focusOn } from '../../ui/form/focus-on.ts'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { FolderUploads } from '../uploads/FolderUploads.tsx'
import { changeAndTell } from './change-folders.ts'
import { useFolderZip } from './file-calls.ts'
import { FilesContext } from './files-context.ts'
import classes from './files.module.css'
import { fileTexts, folderTexts, texts } from './files.texts.ts'
import { FolderArchive } from './FolderArchive.tsx'
import { removeFolder } from './folder-changes.ts'
import { FolderFiles } from './FolderFiles.tsx'
import { FolderMenu, folderMenuId } from './FolderMenu.tsx'
import { countIn } from './folder-tree.ts'
import type { OpenFolders } from './open-folders.ts'
import { useFolderUpload } from './useFolderUpload.tsx'
import { ZipButton } from './ZipButton.tsx'

const FolderDialogs = late(async () => (await import('./FolderDialogs.tsx')).FolderDialogs)

type FolderEntryProps = {
  path: string
  folder: Folder
  siblings: readonly Folder[]
  /** Of those at the top it is 1. */
  level: number
  open: OpenFolders
  /** The folders in it. */
  children: ReactNode
}

/** One folder: opens in its place, and takes what is dropped on it. */
export function FolderEntry({ path, folder, siblings, level, open, children }: FolderEntryProps) {
  const say = useSay()
  const { sayNumber } = useNumbers()
  const { parcelId, isInside, isWritable } = use(FilesContext)
  const [dialog, setDialog] = useState<'add' | 'rename' | null>(null)
  const upload = useFolderUpload(path)
  const zip = useFolderZip(parcelId)
  const { name } = folder
  const count = countIn(folder)

  const ask = (which: 'add' | 'rename') => () => {
    focusOn(folderMenuId(path))
    setDialog(which)
  }
  const remove = () =>
    void changeAndTell(parcelId, removeFolder(path), { text: folderTexts.removed, values: { name } })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the mouse, the button in it for all
    <li className={classes.folder} data-over={upload.over || undefined} {...upload.handlers}>
      <Disclosure
        title={name}
        level={level === 1 ? 3 : 4}
        aside={
          <span className={classes.quiet}>{say(texts.count, { n: count === 1 ? 1 : sayNumber(count) })}</span>
        }
        actions={
          <div className={classes.buttons}>
            {isWritable && (
              <span>
                <Button
                  className={classes.upload ?? ''}
                  size="sm"
                  variant="default"
                  leftSection={<IconUpload size={20} aria-hidden />}
                  aria-label={say(fileTexts.uploadTo, { name })}
                  onClick={upload.ask}
                >
                  {say(fileTexts.upload)}
                </Button>
              </span>
            )}
            <span>
              {isInside ? (
                <FolderMenu
                  placed={{ path, folder }}
                  level={level}
                  isWritable={isWritable}
                  onZip={() => zip.save(path)}
                  onAdd={ask('add')}
                  onRename={ask('rename')}
                  onRemove={remove}
                />
              ) : (
                <ZipButton label={say(texts.zipOf, { name })} path={path} />
              )}
            </span>
          </div>
        }
        opened={open.isOpen(path)}
        onToggle={() => open.toggle(path)}
      >
        <div className={classes.content}>
          {count === 0 && folder.children.length === 0 && (
            <p className={classes.quiet}>{say(texts.emptyFolder)}</p>
          )}
          <FolderFiles path={path} folder={folder} />
          {isInside && folder.archive.length > 0 && <FolderArchive path={path} folder={folder} />}
          {children}
        </div>
      </Disclosure>
      {isWritable && <FolderUploads parcelId={parcelId} folder={path} />}
      {upload.dialog}
      {dialog && (
        <Suspense fallback={null}>
          <FolderDialogs
            dialog={dialog}
            placed={{ path, folder }}
            siblings={siblings}
            onMade={() => open.show(path)}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </li>
  )
}
