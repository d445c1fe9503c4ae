import { areaOf } from '@allmende/domain/geometry/area.ts'
import { shapeText } from '@allmende/domain/geometry/read-shape.ts'
import type { Position, Ring, Shape } from '@allmende/domain/geometry/shape.ts'

/** Metres east and north of where the maps of the platform begin. */
export type Spot = readonly [east: number, north: number]

const [latitude, longitude] = [53.21, 8.93]
const metresPerDegree = 111_320

export const positionOf = ([east, north]: Spot): Position => [
  longitude + east / (metresPerDegree * Math.cos((latitude * Math.PI) / 180)),
  latitude + north / metresPerDegree,
]

const ringOf = (spots: readonly Spot[]): Ring => [...spots, ...spots.slice(0, 1)].map(positionOf)

/** One piece of land by its corners, without what is cut out of it. */
export const plotOf = (corners: readonly Spot[], ...holes: readonly (readonly Spot[])[]): Shape => ({
  type: 'Polygon',
  coordinates: [corners, ...holes].map(ringOf),
})

/** Pieces that belong together though something lies between them. */
export const piecesOf = (...pieces: readonly (readonly Spot[])[]): Shape => ({
  type: 'MultiPolygon',
  coordinates: pieces.map((piece) => [ringOf(piece)]),
})

/** What the land register would say of a shape. */
export const measured = (shape: Shape): { geoJson: string; size: number } => ({
  geoJson: shapeText(shape),
  size: Math.round(areaOf(shape)),
})
