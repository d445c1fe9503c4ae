import type { PropertyCounts, PropertyFilter } from '@allmende/domain/parcels/parcels.contract.ts'
import { useState } from 'react'
import type { MapViewport } from '../../map/view.ts'
import { isWithin } from './first-fit.ts'

type Seen = {
  byLocation: PropertyCounts['byLocation']
  isSettled: boolean
  filter: PropertyFilter
  view: MapViewport | null
}

/** Another key each time a new filter finds parcels of which the map shows none; it stays where it shows some. */
export function useRefit({ byLocation, isSettled, filter, view }: Seen): number {
  const wanted = JSON.stringify(filter)
  const [judged, setJudged] = useState({ wanted, key: 0 })
  if (isSettled && view && judged.wanted !== wanted) {
    const known = byLocation.flatMap(({ location }) => location ?? [])
    const isSeen = known.some(({ longitude, latitude }) => isWithin(view.bounds, [longitude, latitude]))
    setJudged({ wanted, key: known.length === 0 || isSeen ? judged.key : judged.key + 1 })
  }
  return judged.key
}
