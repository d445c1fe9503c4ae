import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import { sayDay, sayTime } from '@allmende/domain/times.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { type ReactNode, useMemo } from 'react'
import { fileIcons, fileKind } from '../../ui/file-icons.ts'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import type { Cards, Column, SortMenu } from '../../ui/table/table.types.ts'
import classes from './files.module.css'
import { texts } from './files.texts.ts'

type FileColumns = {
  download: (file: ParcelFile) => void
  /** Below its name. */
  note?: (file: ParcelFile) => ReactNode
  /** Whether visitors see it; left out for visitors. */
  shown?: ((file: ParcelFile) => ReactNode) | undefined
}

/** `17.11.2026, 22:02 Uhr` */
export const sayFileMoment = ({ created }: ParcelFile, language: Language): string =>
  `${sayDay(new Date(created))}, ${sayTime(new Date(created), language)}`

/** How files are shown: as a table, and as cards on phones. */
export function useFileColumns({ download, note, shown }: FileColumns) {
  const say = useSay()
  const { language } = useLanguage()
  const { saySize } = useNumbers()
  return useMemo(() => {
    const nameWith = (more?: (file: ParcelFile) => ReactNode): Column<ParcelFile> => ({
      key: 'name',
      title: say(texts.name),
      value: (file) => file.name,
      render: (file) => (
        <FileName file={file} onDownload={download}>
          <span className={classes.facts}>
            {saySize(file.fileSizeInBytes)}, {sayFileMoment(file, language)}
          </span>
          {note?.(file)}
          {more?.(file)}
        </FileName>
      ),
    })
    const name = nameWith()
    const size: Column<ParcelFile> = {
      key: 'size',
      title: say(texts.size),
      value: ({ fileSizeInBytes }) => fileSizeInBytes,
      searched: false,
      render: ({ fileSizeInBytes }) => saySize(fileSizeInBytes),
      align: 'end',
      width: '104px',
      wideOnly: true,
    }
    const date: Column<ParcelFile> = {
      key: 'date',
      title: say(texts.date),
      value: ({ created }) => created,
      searched: false,
      render: (file) => sayFileMoment(file, language),
      width: '192px',
      wideOnly: true,
    }
    const visibility: Column<ParcelFile>[] = shown
      ? [
          {
            key: 'shown',
            title: say(texts.shown),
            value: ({ isPublic }) => isPublic,
            searched: false,
            render: shown,
            width: '176px',
          },
        ]
      : []
    /** Where there is no room for columns, all stands below the name. */
    const cards: Cards<ParcelFile> = { title: nameWith(shown), facts: [], actionsBeside: true }
    const sortMenu: SortMenu = {
      isAlwaysShown: false,
      offered: [name, date, size],
      others: [],
      usual: { key: 'name', direction: 'asc' },
    }
    return { columns: [name, size, date, ...visibility], cards, sortMenu }
  }, [say, saySize, language, download, note, shown])
}

type FileNameProps = { file: ParcelFile; onDownload: (file: ParcelFile) => void; children: ReactNode }

function FileName({ file, onDownload, children }: FileNameProps) {
  const say = useSay()
  const { name } = file
  const Icon = fileIcons[fileKind(name)]
  return (
    <div className={classes.file}>
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <button
          type="button"
          className={classes.link}
          aria-label={say(texts.downloadOf, { name })}
          onClick={() => onDownload(file)}
        >
          {name}
        </button>
        {children}
      </div>
    </div>
  )
}
