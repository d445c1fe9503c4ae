import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { filesOf, foldersOf } from '@allmende/domain/parcels/folder-tree.ts'
import { Suspense, use, useCallback, useState } from 'react'
import { late } from '../../shell/late.ts'
import { focusOn } from '../../ui/form/focus-on.ts'
import { useSay } from '../../ui/language.tsx'
import { RemovedLine } from '../../ui/RemovedLine.tsx'
import { PublicMark } from '../detail/PublicMark.tsx'
import { changeAndTell } from './change-folders.ts'
import { useFileDownload } from './file-calls.ts'
import { FileMenu, menuIdOf } from './FileMenu.tsx'
import type { OpenedFile } from './FileDialogs.tsx'
import { FilePublicSwitch } from './FilePublicSwitch.tsx'
import { FilesContext } from './files-context.ts'
import { fileTexts, texts } from './files.texts.ts'
import { FileTable } from './FileTable.tsx'
import { archiveFile, restoreFile } from './folder-changes.ts'
import { folderMenuId } from './FolderMenu.tsx'
import { focusAfter } from './focus-after.ts'
import { useFileColumns } from './useFileColumns.tsx'
import { useNewVersion } from './useNewVersion.tsx'

const FileDialogs = late(async () => (await import('./FileDialogs.tsx')).FileDialogs)

/** A dialog gives the focus back to where it was; the menu's entry would be gone by then. */
const fromItsMenu = (act: (file: ParcelFile) => void) => (file: ParcelFile) => {
  focusOn(menuIdOf(file))
  act(file)
}

/** The files that lie in one folder. */
export function FolderFiles({ path, folder }: { path: string; folder: Folder }) {
  const say = useSay()
  const { parcelId, tree, isInside, isWritable } = use(FilesContext)
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const [archived, setArchived] = useState<ParcelFile | null>(null)
  const download = useFileDownload(parcelId)
  const { picker, replace } = useNewVersion(parcelId, path)
  const renderShown = useCallback(
    (file: ParcelFile) =>
      isWritable ? <FilePublicSwitch file={file} /> : <PublicMark isPublic={file.isPublic} />,
    [isWritable],
  )
  const shape = useFileColumns({ download, shown: isInside ? renderShown : undefined })
  const versioned = new Set(filesOf(tree).map(({ file }) => file.replacedBy))
  const undoId = `archiviert-${archived?.serverId}`
  const open = (dialog: OpenedFile['dialog']) =>
    fromItsMenu((file: ParcelFile) => setOpened({ dialog, file }))

  async function archive(file: ParcelFile) {
    if (!(await changeAndTell(parcelId, archiveFile(file.serverId), null))) return
    setArchived(file)
    focusAfter(`archiviert-${file.serverId}`)
  }
  async function undo(file: ParcelFile) {
    const { serverId, isPublic, name } = file
    const back = restoreFile(serverId, isPublic)
    if (!(await changeAndTell(parcelId, back, { text: fileTexts.unarchived, values: { name } }))) return
    setArchived(null)
    focusAfter(menuIdOf(file), folderMenuId(path))
  }
  const actions = {
    download,
    rename: open('rename'),
    move: open('move'),
    versions: open('versions'),
    replace: fromItsMenu(replace),
    archive: (file: ParcelFile) => void archive(file),
  }
  const whyNotMoved = foldersOf(tree).length > 1 ? null : say(fileTexts.noOther)
  return (
    <>
      {archived && (
        <RemovedLine
          id={undoId}
          name={archived.name}
          said={say(fileTexts.archived, { name: archived.name })}
          onUndo={() => void undo(archived)}
          onClose={() => setArchived(null)}
        />
      )}
      {folder.contents.length > 0 && (
        <FileTable
          caption={say(texts.filesIn, { name: folder.name })}
          files={folder.contents}
          {...shape}
          {...(isInside && {
            renderActions: (file) => (
              <FileMenu
                file={file}
                actions={actions}
                isWritable={isWritable}
                hasVersions={versioned.has(file.serverId)}
                whyNotMoved={whyNotMoved}
              />
            ),
          })}
        />
      )}
      {isWritable && picker}
      {opened && (
        <Suspense fallback={null}>
          <FileDialogs
            opened={opened}
            path={path}
            siblings={folder.contents}
            onDownload={download}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}
