import { Button, NativeSelect } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowsSort } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { Alert } from '../Alert.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { houseTexts } from '../house.texts.ts'
import { useSay } from '../language.tsx'
import classes from './DataTable.module.css'
import { TableCards } from './TableCards.tsx'
import { TableFooter } from './TableFooter.tsx'
import { TableRows } from './TableRows.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { texts } from './table.texts.ts'
import type { Cards, Column, Filter, Sort, SortMenu } from './table.types.ts'
import { useSortChoices } from './useSortChoices.ts'
import { type ServerSide, useTableQuery } from './useTableQuery.ts'

export type DataTableProps<Row> = {
  /** What the table lists; read out, and in the name of the search. */
  caption: string
  /** Keep them stable (outside the component or memoized), large tables are searched and sorted by them. */
  columns: readonly Column<Row>[]
  /** Where cards show something else than the columns. */
  cards?: Cards<Row>
  /** Where there are orders besides those of the columns. */
  sortMenu?: SortMenu
  /** Left out while they are loaded for the first time. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The address a row opens; the first cell becomes a real link. */
  rowLink?: (row: Row) => string
  /** Instead of following the link on a click anywhere in the row. */
  onOpen?: (row: Row) => void
  /** Quick actions in the last column. */
  renderActions?: (row: Row) => ReactNode
  searchable?: boolean
  /** What the search is called; otherwise after the caption. */
  searchLabel?: string
  /** Nothing above the rows where there is nothing to search: how many there are stands elsewhere. */
  bare?: boolean
  filters?: readonly Filter<Row>[]
  initialSort?: Sort | null
  pageSize?: number
  pageSizes?: readonly number[]
  empty: { title: string; text?: string; action?: ReactNode }
  /** What went wrong; earlier rows stay. */
  error?: string | undefined
  onRetry?: () => void
  /** The server sorts, filters and pages. */
  server?: ServerSide
}

const number = new Intl.NumberFormat('de-DE')
const noFilters: readonly never[] = []

/** The house's one list: sort, search, filters, pages, many thousand rows; cards below 992 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, filters = noFilters, pageSize = 100, searchable = true, empty } = props
  const say = useSay()
  const wide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false }) ?? true
  const widest = useMediaQuery('(min-width: 1400px)', undefined, { getInitialValueInEffect: false }) ?? true
  const columns = useMemo(
    () => props.columns.filter(({ wideOnly, widestOnly }) => (wide || !wideOnly) && (widest || !widestOnly)),
    [props.columns, wide, widest],
  )
  const narrow =
    useMediaQuery('(max-width: 991.98px)', undefined, { getInitialValueInEffect: false }) ?? false
  const table = useTableQuery({
    rows: rows ?? noFilters,
    // What is not shown for want of room is found all the same.
    columns: props.columns,
    filters,
    initialSort: props.initialSort ?? null,
    pageSize,
    server: props.server,
  })
  const { query, ask, visible, found, all, isMore, narrowed } = table
  const usual = props.sortMenu?.usual ?? null
  const sort = query.sort ?? usual
  const onSort = (asked: Sort | null) => ask({ sort: asked })
  const sortSelect = useSortChoices({ columns: props.columns, menu: props.sortMenu, sort, onSort })

  const failure = props.error !== undefined && (
    <Alert
      tone="danger"
      title={say(rows ? texts.stale : texts.failed)}
      action={
        props.onRetry && (
          <Button size="sm" variant="default" onClick={props.onRetry}>
            {say(houseTexts.retry)}
          </Button>
        )
      }
    >
      {props.error}
    </Alert>
  )
  if (!rows)
    return (
      <div className={classes.host}>{failure || <TableSkeleton columns={columns} narrow={narrow} />}</div>
    )

  const isEmpty = all === 0 && !narrowed
  const sorting = sortSelect.data.length > 1 && (
    <NativeSelect
      className={classes.sortChoice}
      leftSection={<IconArrowsSort size={16} aria-hidden />}
      {...sortSelect}
    />
  )
  const isBare = props.bare === true && !searchable && filters.length === 0 && !(narrow && sorting)
  const shared = { ...props, columns, rows: visible }
  return (
    <div className={classes.host}>
      {failure}
      {!isEmpty && !isBare && (
        <TableToolbar
          caption={caption}
          searchable={searchable}
          searchLabel={props.searchLabel}
          filters={filters}
          query={query}
          narrowed={narrowed}
          onAsk={ask}
          count={sayCount(found, all)}
          aside={!narrow && props.sortMenu?.isAlwaysShown && sorting}
        >
          {narrow && sorting}
        </TableToolbar>
      )}
      {isEmpty && <EmptyState {...empty} />}
      {found === 0 && !isEmpty && <EmptyState title={say(texts.noMatchTitle)} text={say(texts.noMatch)} />}
      {found > 0 &&
        (narrow ? (
          <TableCards {...shared} columns={props.columns} />
        ) : (
          <TableRows
            {...shared}
            sort={sort}
            onSort={onSort}
            usual={usual}
            firstRow={(query.page - 1) * query.pageSize + 1}
            total={isMore ? null : found}
          />
        ))}
      <TableFooter
        query={query}
        found={found}
        isMore={isMore}
        sizes={props.pageSizes ?? [25, 100, 500]}
        onAsk={ask}
      />
    </div>
  )

  function sayCount(some: number, total: number) {
    if (isMore) return say(texts.countMore, { n: number.format(some) })
    if (some !== total) return say(texts.countOf, { n: number.format(some), total: number.format(total) })
    return say(some === 1 ? texts.countOne : texts.count, { n: number.format(some) })
  }
}
