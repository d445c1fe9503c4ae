import type { PropertyCounts } from '@allmende/domain/parcels/parcels.contract.ts'
import { type MapFit, boundsAround, nearestFit, overlaps, pointBounds, startView } from '../../map/view.ts'
import type { Bounds, Position } from '@allmende/domain/geometry/shape.ts'

/** So far around the start position a map of usual size shows. */
const [longitude, latitude] = startView.center
const aroundStart: Bounds = [longitude - 0.05, latitude - 0.02, longitude + 0.05, latitude + 0.02]

export const isWithin = (bounds: Bounds, position: Position): boolean =>
  overlaps(bounds, pointBounds(position))

/** Where a map of these parcels begins: around the start position, unless all of them lie elsewhere. */
export function firstFit(byLocation: PropertyCounts['byLocation']): MapFit {
  const positions = byLocation.flatMap(({ location }): Position[] =>
    location ? [[location.longitude, location.latitude]] : [],
  )
  if (positions.some((position) => isWithin(aroundStart, position))) return startView
  const bounds = boundsAround(positions.map(pointBounds))
  return bounds ? { bounds, maxZoom: nearestFit.places } : startView
}
