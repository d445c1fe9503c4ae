import type { ParcelFile } from '@allmende/domain/parcels/folder.ts'
import type { ReactNode } from 'react'
import { useSay } from '../../ui/language.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import classes from './files.module.css'
import { texts } from './files.texts.ts'
import type { useFileColumns } from './useFileColumns.tsx'

/** From here on a list is searched, not read. */
const searchedFrom = 20
/** A folder is one page: only what is near the window is drawn. */
const onePage = 100_000
const byName = { key: 'name', direction: 'asc' } as const

type FileTableProps = ReturnType<typeof useFileColumns> & {
  caption: string
  files: readonly ParcelFile[]
  renderActions?: (file: ParcelFile) => ReactNode
}

export function FileTable({ caption, files, renderActions, sortMenu, ...shape }: FileTableProps) {
  const say = useSay()
  const isLong = files.length >= searchedFrom
  return (
    <div className={classes.list}>
      <DataTable
        caption={caption}
        searchLabel={say(texts.search)}
        searchable={isLong}
        bare
        {...shape}
        sortMenu={isLong ? sortMenu : { ...sortMenu, offered: [] }}
        rows={files}
        rowKey={({ serverId }) => serverId}
        initialSort={byName}
        pageSize={onePage}
        pageSizes={[onePage]}
        empty={{ title: say(texts.emptyFolder) }}
        {...(renderActions && { renderActions })}
      />
    </div>
  )
}
