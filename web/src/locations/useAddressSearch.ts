import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { longestQuery } from '@allmende/domain/locations/address-search.contract.ts'
import { rpcQuery } from '../rpc/queries.ts'
import { distinctAddresses } from './typed-location.ts'

const delay = 300

/** Addresses for what is typed. Each answer belongs to its question: a late one never stands for a newer. */
export function useAddressSearch(typed: string, isAsked: boolean) {
  const wanted = typed.trim().slice(0, longestQuery)
  const [query] = useDebouncedValue(wanted, delay)
  const { data, error, isFetching, refetch } = useQuery({
    ...rpcQuery('searchAddress', query),
    enabled: isAsked && query !== '' && query === wanted,
    staleTime: 60_000,
  })
  const isCurrent = query === wanted && wanted !== ''
  return {
    found: isCurrent && data ? distinctAddresses(data) : [],
    isSearching: wanted !== '' && (query !== wanted || isFetching),
    error: isCurrent ? error : null,
    again: () => void refetch(),
  }
}
