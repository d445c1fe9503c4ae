import type { Folder, ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { filesOf } from '@allmende/domain/parcels/folder-tree.ts'
import { IconArchive, IconChevronRight } from '@tabler/icons-react'
import { use, useCallback, useId, useMemo, useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { ArchivedFileMenu } from './ArchivedFileMenu.tsx'
import { DeletionNote } from './DeletionNote.tsx'
import { useFileDownload } from './file-calls.ts'
import { FilesContext } from './files-context.ts'
import classes from './files.module.css'
import { archiveTexts as texts } from './files.texts.ts'
import { FileTable } from './FileTable.tsx'
import { useFileColumns } from './useFileColumns.tsx'

type FolderArchiveProps = { path: string; folder: Folder }

/** What was put away in a folder, for those inside. */
export function FolderArchive({ path, folder }: FolderArchiveProps) {
  const say = useSay()
  const { sayNumber } = useNumbers()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.archive}>
      <button
        type="button"
        className={classes.archiveTitle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={20} className={classes.arrow} aria-hidden />
        <IconArchive size={20} aria-hidden />
        {say(texts.title, { n: sayNumber(folder.archive.length) })}
      </button>
      {isOpen && (
        <div id={id}>
          <ArchivedFiles path={path} folder={folder} />
        </div>
      )}
    </div>
  )
}

function ArchivedFiles({ path, folder }: FolderArchiveProps) {
  const say = useSay()
  const { parcelId, tree, isWritable } = use(FilesContext)
  const download = useFileDownload(parcelId)
  const names = useMemo(() => new Map(filesOf(tree).map(({ file }) => [file.serverId, file.name])), [tree])
  const note = useCallback(
    (file: ParcelFile) => {
      const replacedBy = file.replacedBy === null ? undefined : names.get(file.replacedBy)
      return (
        <>
          {replacedBy !== undefined && (
            <span className={classes.quiet}>{say(texts.replacedBy, { name: replacedBy })}</span>
          )}
          <DeletionNote file={file} />
        </>
      )
    },
    [names, say],
  )
  const shape = useFileColumns({ download, note })
  return (
    <FileTable
      caption={say(texts.filesIn, { name: folder.name })}
      files={folder.archive}
      {...shape}
      renderActions={(file) => (
        <ArchivedFileMenu file={file} path={path} isWritable={isWritable} onDownload={download} />
      )}
    />
  )
}
