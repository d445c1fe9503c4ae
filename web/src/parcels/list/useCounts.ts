import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { rpcQuery } from '../../rpc/queries.ts'

/** How many parcels there are of a filter and where; the last known until the next are. */
export const useCounts = (filter: PropertyFilter) =>
  useQuery({ ...rpcQuery('countProperties', filter), placeholderData: keepPreviousData })
