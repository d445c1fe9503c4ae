import type { PropertyFilter, PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { call } from '../../rpc/call.ts'
import type { CallError } from '../../rpc/call-error.ts'

/** So many rows come at once. */
export const pageSize = 50

type Pages = InfiniteData<readonly PropertyRow[], number>
type Key = readonly ['getProperties', { filter: PropertyFilter }]

/** Parcels page by page, as far as somebody reads. The key is like a read's, so that changes are heard of. */
export const parcelPages = (filter: PropertyFilter) =>
  infiniteQueryOptions<readonly PropertyRow[], CallError, Pages, Key, number>({
    queryKey: ['getProperties', { filter }],
    queryFn: ({ pageParam: offset }) => call('getProperties', { filter, offset, limit: pageSize }),
    initialPageParam: 0,
    // The server may answer with fewer than asked for; only an answer without any is the end.
    getNextPageParam: (last, pages) =>
      last.length === 0 ? undefined : pages.reduce((sum, page) => sum + page.length, 0),
  })

/** What was read so far; what moved between two pages meanwhile is there once. */
export const rowsIn = ({ pages }: Pages): readonly PropertyRow[] => [
  ...new Map(pages.flat().map((row) => [row.id, row])).values(),
]
