import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rpcQuery } from '../rpc/queries.ts'

/** How many parcels lie at each location, archived ones apart; undefined while nobody knows. */
export function useParcelCounts(withArchived: boolean) {
  const { data: current } = useQuery(rpcQuery('countProperties', {}))
  const { data: archived } = useQuery({
    ...rpcQuery('countProperties', { archived: true }),
    enabled: withArchived,
  })
  return useMemo(
    () => ({ current: current && byId(current.byLocation), archived: archived && byId(archived.byLocation) }),
    [current, archived],
  )
}

export type ParcelCounts = ReturnType<typeof useParcelCounts>

const byId = (rows: readonly { location: { id: number } | null; count: number }[]): Map<number, number> =>
  new Map(rows.flatMap(({ location, count }) => (location ? [[location.id, count]] : [])))
