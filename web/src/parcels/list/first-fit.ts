import type { PropertyCounts } from '@allmende/domain/parcels/parcels.contract.ts'
import { type MapFit, boundsAround, nearestFit, overlaps, pointBounds, startView } from '../../map/view.ts'
import type { Bounds, Position } from '@allmende/domain/geometry/shape.ts'

/** So far around the start position a map of usual size shows. */
const [longitude, latitude] = startView.center
const aroundStart: Bounds = [longitude - 0.05, latitude - 0.02, longitude + 0.05, latitude + 0.02]

export const isWithin = (bounds: Bounds, position: Position): boolean =>
  overlaps(bounds, pointBounds(position))

/** As far to each side of the start position as any of these lies. */
function startWith(positions: readonly Position[]): Bounds {
  const beside = Math.max(...positions.map(([east]) => Math.abs(east - longitude)))
  const above = Math.max(...positions.map(([, north]) => Math.abs(north - latitude)))
  return [longitude - beside, latitude - above, longitude + beside, latitude + above]
}

/** Where a map of these parcels begins: around the start position, unless all of them lie elsewhere. */
export function firstFit(byLocation: PropertyCounts['byLocation']): MapFit {
  const positions = byLocation.flatMap(({ location }): Position[] =>
    location ? [[location.longitude, location.latitude]] : [],
  )
  const near = positions.filter((position) => isWithin(aroundStart, position))
  if (near.length > 0) return { bounds: startWith(near), maxZoom: startView.zoom }
  const bounds = boundsAround(positions.map(pointBounds))
  return bounds ? { bounds, maxZoom: nearestFit.places } : startView
}
