import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foundParcelsQuery } from './found-parcels.query.ts'

/** So long after the last letter the server is asked. */
const pause = 250

/** Parcels as the server finds them while somebody types. */
export function useFoundParcels(scope?: Parameters<typeof foundParcelsQuery>[1]) {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), pause)
  const found = useInfiniteQuery(foundParcelsQuery(asked, scope))
  return { search, setSearch, asked, found, rows: found.data?.pages.flat() }
}
