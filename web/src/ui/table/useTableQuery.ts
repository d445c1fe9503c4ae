import { useMemo, useState } from 'react'
import { filterRows, pageOf, searchRows, sortRows } from './table-query.ts'
import type { Column, Filter, Sort, TableQuery } from './table.types.ts'

/** The server sorts, filters and pages; `rows` is then one page of `total`. */
export type ServerSide = {
  total: number
  /** How far the server counts; a larger total stands for however many there are. */
  countedTo?: number
  query: TableQuery
  onQuery: (query: TableQuery) => void
}

type Options<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  initialSort: Sort | null
  pageSize: number
  server: ServerSide | undefined
}

export const initialQuery = (pageSize: number, sort: Sort | null = null): TableQuery => ({
  search: '',
  filters: {},
  sort,
  page: 1,
  pageSize,
})

export function useTableQuery<Row>({ rows, columns, filters, initialSort, pageSize, server }: Options<Row>) {
  const [own, setOwn] = useState(() => initialQuery(pageSize, initialSort))
  const query = server?.query ?? own
  const setQuery = server?.onQuery ?? setOwn
  const { search, filters: chosen, sort } = query
  const mostCounted = server?.countedTo ?? Number.POSITIVE_INFINITY

  const matching = useMemo(
    () => (server ? rows : searchRows(filterRows(rows, filters, chosen), columns, search)),
    [server, rows, filters, chosen, columns, search],
  )
  const sorted = useMemo(
    () => (server ? matching : sortRows(matching, columns, sort)),
    [server, matching, columns, sort],
  )

  return {
    query,
    /** Whatever is asked anew begins on the first page. */
    ask: (change: Partial<TableQuery>) => setQuery({ ...query, page: 1, ...change }),
    visible: server ? rows : pageOf(sorted, query),
    found: server ? Math.min(server.total, mostCounted) : sorted.length,
    all: server ? Math.min(server.total, mostCounted) : rows.length,
    /** There are more than were counted. */
    isMore: server !== undefined && server.total > mostCounted,
    narrowed: search !== '' || Object.values(chosen).some((values) => values.length > 0),
  }
}
