import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { isSeenInside } from '@allmende/domain/tenders/tenders.policy.ts'
import { useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../../rpc/queries.ts'

/** A tender in one of its announced versions, or with the pending change laid over it; null until it is there. */
export function useVersion(id: number, version: number | 'pending') {
  const { data, error, refetch } = useQuery(rpcQuery('getProject', id, version))
  const tender: TeamTender | null = data && isSeenInside(data) ? data : null
  return { tender, error: tender ? null : error, retry: () => void refetch() }
}
