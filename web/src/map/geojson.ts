import { type Position, polygonsOf, type Shape } from '@allmende/domain/geometry/shape.ts'
import type { Feature, Geometry } from 'geojson'

/** The engine's words for a shape of ours, as a copy that it may keep. */
export function geometryOf(shape: Shape): Geometry {
  const coordinates = polygonsOf(shape).map((rings) => rings.map((ring) => ring.map(pairOf)))
  return { type: 'MultiPolygon', coordinates }
}

export const featureOf = (shape: Shape, properties: Record<string, string | boolean>): Feature => ({
  type: 'Feature',
  geometry: geometryOf(shape),
  properties,
})

const pairOf = ([longitude, latitude]: Position): [number, number] => [longitude, latitude]
