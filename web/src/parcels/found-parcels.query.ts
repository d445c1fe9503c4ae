import type { PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { infiniteQueryOptions, type InfiniteData, keepPreviousData } from '@tanstack/react-query'
import { call } from '../rpc/call.ts'
import type { CallError } from '../rpc/call-error.ts'

const portion = 25

/** Parcels that a search finds, portion by portion: public ones, unless all are wanted. */
export const foundParcelsQuery = (search: string, { publicOnly = true } = {}) =>
  infiniteQueryOptions<
    readonly PropertyRow[],
    CallError,
    InfiniteData<readonly PropertyRow[]>,
    unknown[],
    number
  >({
    queryKey: ['getProperties', { search, portion, publicOnly }],
    queryFn: ({ pageParam: offset }) =>
      call('getProperties', {
        filter: { search, ...(publicOnly && { isPublic: true }) },
        offset,
        limit: portion,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < portion ? undefined : pages.length * portion),
    placeholderData: keepPreviousData,
  })
