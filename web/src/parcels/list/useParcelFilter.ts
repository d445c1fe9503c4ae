import { isInternal } from '@allmende/domain/actor.ts'
import type { PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useActor } from '../../session/useSession.ts'
import { parcelsPath } from '../parcel-paths.ts'
import { type Address, addressOf, filterIn } from './filter-address.ts'

/** A choice is a step to come back from; what is typed or drawn replaces what was. */
export type Narrowing = 'chosen' | 'typed'
export type OnFilter = (filter: PropertyFilter, by?: Narrowing) => void

/** The filter of the address. It holds at once, although the address follows a moment later. */
export function useParcelFilter(): [PropertyFilter, OnFilter] {
  const isInside = isInternal(useActor())
  const navigate = useNavigate()
  const address: Address = useSearch({ strict: false })
  const [ahead, setAhead] = useState<{ filter: PropertyFilter; of: Address } | null>(null)
  const stated = useMemo(() => forViewer(filterIn(address), isInside), [address, isInside])
  const ask: OnFilter = (filter, by = 'chosen') => {
    setAhead({ filter, of: address })
    const search = addressOf(filter)
    void navigate({ to: parcelsPath, search, hash: true, replace: by === 'typed', resetScroll: false })
  }
  return [ahead?.of === address ? ahead.filter : stated, ask]
}

/** What only those inside may ask for would find nothing for others, who could not see why. */
function forViewer({ archived, isPublic, ...filter }: PropertyFilter, isInside: boolean): PropertyFilter {
  if (!isInside) return filter
  return {
    ...filter,
    ...(archived !== undefined && { archived }),
    ...(isPublic !== undefined && { isPublic }),
  }
}
