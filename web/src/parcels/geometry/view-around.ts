import type { Bounds } from '@allmende/domain/geometry/shape.ts'
import { detailZoom, type MapFit, type MapViewport } from '../../map/view.ts'

/** In degrees: about as far as one sees at the detail zoom. */
const margin = { east: 0.015, north: 0.008 }

/** What may be of interest around a place that a map goes to. */
export function viewAround(fit: MapFit): MapViewport {
  const [west, south, east, north]: Bounds =
    'center' in fit ? [fit.center[0], fit.center[1], fit.center[0], fit.center[1]] : fit.bounds
  const bounds: Bounds = [west - margin.east, south - margin.north, east + margin.east, north + margin.north]
  return { bounds, zoom: detailZoom }
}
