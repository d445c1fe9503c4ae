import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { TableQuery } from '../../ui/table/table.types.ts'
import { tendersPath } from '../tender-paths.ts'
import { addressOf, queryIn } from './list-address.ts'
import type { ListSearch } from './list-search.ts'

/** What the list is asked for, kept in the address. It holds at once, although the address follows a moment later. */
export function useAsked(search: ListSearch): [TableQuery, (asked: TableQuery) => void] {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<{ query: TableQuery; of: ListSearch } | null>(null)
  const stated = useMemo(() => queryIn(search), [search])
  const ask = (query: TableQuery) => {
    setAhead({ query, of: search })
    const address = { to: tendersPath, search: addressOf(query), hash: true } as const
    void navigate({ ...address, replace: true, resetScroll: false })
  }
  return [ahead?.of === search ? ahead.query : stated, ask]
}
