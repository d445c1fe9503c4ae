/** Longitude first, then latitude, both in degrees (WGS 84), as GeoJSON has them. */
export type Position = readonly [longitude: number, latitude: number]

/** Closed: the last position is the first one. */
export type Ring = readonly Position[]

/** The outer ring, then its holes. */
export type PolygonRings = readonly Ring[]

export type Polygon = { type: 'Polygon'; coordinates: PolygonRings }
export type MultiPolygon = { type: 'MultiPolygon'; coordinates: readonly PolygonRings[] }

/** What a parcel or a location looks like on the ground. */
export type Shape = Polygon | MultiPolygon

/** West, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

export const polygonsOf = (shape: Shape): readonly PolygonRings[] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates

export const ringsOf = (shape: Shape): readonly Ring[] => polygonsOf(shape).flat()

/** Every position of it, in order. */
export const positionsOf = (shape: Shape): readonly Position[] => ringsOf(shape).flat()

export const boundsOf = (shape: Shape): Bounds => boundsAround(positionsOf(shape))

export function boundsAround(positions: Iterable<Position>): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [longitude, latitude] of positions) {
    west = Math.min(west, longitude)
    south = Math.min(south, latitude)
    east = Math.max(east, longitude)
    north = Math.max(north, latitude)
  }
  return [west, south, east, north]
}
