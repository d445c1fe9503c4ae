import type { PropertyFilter, PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { detailZoom, type MapViewport } from '../../map/view.ts'
import { around, parcelsInView } from './parcels-in-view.query.ts'

/** A flight to the detail zoom may end a hair below it. */
const hair = 0.01

export const isDetailed = (view: MapViewport | null): view is MapViewport =>
  view !== null && view.zoom >= detailZoom - hair

const nowhere = [0, 0, 0, 0] as const

/** The parcels in view from the detail zoom on. While the map moves the last ones stay, unless they are of another filter. */
export function useParcelsInView(view: MapViewport | null, filter: PropertyFilter) {
  const isAsked = isDetailed(view)
  const filterKey = JSON.stringify(filter)
  return useQuery({
    ...parcelsInView(around(isAsked ? view.bounds : nowhere), filter),
    enabled: isAsked,
    placeholderData: (last: readonly PropertyRow[] | undefined, lastQuery) =>
      isAsked && JSON.stringify(filterIn(lastQuery?.queryKey)) === filterKey ? last : undefined,
  })
}

const filterIn = (key: readonly unknown[] | undefined): unknown =>
  (key?.[1] as { filter?: unknown } | undefined)?.filter
