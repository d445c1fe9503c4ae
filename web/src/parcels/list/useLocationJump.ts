import { boundsOf, type Position } from '@allmende/domain/geometry/shape.ts'
import type { PropertyCounts } from '@allmende/domain/parcels/parcels.contract.ts'
import { useCallback, useRef, useState } from 'react'
import { detailZoom, type MapFit, nearestFit } from '../../map/view.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { shapeIn } from './map-things.ts'

/**
 * Where the map goes when a location is opened: to its shape, or so near that its parcels show where it has none. A shape
 * too large for that is left by opening the location again.
 */
export function useLocationJump(byLocation: PropertyCounts['byLocation']) {
  const [jump, setJump] = useState<MapFit | null>(null)
  const last = useRef<number | null>(null)
  const open = useCallback(
    async (id: number) => {
      const location = byLocation.find((group) => group.location?.id === id)?.location
      if (!location) return
      const isAgain = last.current === id
      last.current = id
      const center: Position = [location.longitude, location.latitude]
      const shape = isAgain ? null : await shapeOf(id)
      // Another one may have been opened meanwhile.
      if (last.current !== id) return
      setJump(shape ? { bounds: boundsOf(shape), maxZoom: nearestFit.shape } : { center, zoom: detailZoom })
    },
    [byLocation],
  )
  return { jump, open }
}

const shapeOf = async (id: number) => {
  const location = await queryClient.fetchQuery(rpcQuery('getLocationById', id)).catch(() => null)
  return shapeIn(location?.geoJson)
}
