import type { Bounds, Position } from '@allmende/domain/geometry/shape.ts'

/** Every zoom in our words counts tiles of 256 px, as base maps do; MapLibre counts tiles of 512 px. */
export const toEngineZoom = (zoom: number): number => zoom - 1
export const fromEngineZoom = (zoom: number): number => zoom + 1

export const startView = { center: [8.93, 53.21], zoom: 14 } as const satisfies MapFit
/** How near a map goes when it is fitted to places, and to one shape. */
export const nearestFit = { places: 14, shape: 22 } as const
/** From here on the shapes themselves are worth looking at. */
export const detailZoom = 15
export const zoomRange = { min: 3, max: 23 } as const

/** What a map shows at first, and again on "back to the overview". */
export type MapFit = { bounds: Bounds; maxZoom: number } | { center: Position; zoom: number }

export type MapViewport = { bounds: Bounds; zoom: number }

/** Where a position lies in a picture of the whole world at this zoom, in pixels. */
export function worldPixel([longitude, latitude]: Position, zoom: number): { x: number; y: number } {
  const width = 256 * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * width,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * width,
  }
}

/** The smallest bounds around all of them; null around nothing. */
export function boundsAround(parts: readonly Bounds[]): Bounds | null {
  if (parts.length === 0) return null
  return [
    Math.min(...parts.map(([west]) => west)),
    Math.min(...parts.map(([, south]) => south)),
    Math.max(...parts.map(([, , east]) => east)),
    Math.max(...parts.map(([, , , north]) => north)),
  ]
}

export const pointBounds = ([longitude, latitude]: Position): Bounds => [
  longitude,
  latitude,
  longitude,
  latitude,
]

export const overlaps = (a: Bounds, b: Bounds): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]
