import { polygonsOf, type Position, type Ring, type Shape } from './shape.ts'

/** The ellipsoid of WGS 84; that of ETRS89 differs from it by less than a tenth of a millimetre. */
const semiMajorAxis = 6_378_137
const flattening = 1 / 298.257223563
const eccentricity = Math.sqrt(flattening * (2 - flattening))
const degree = Math.PI / 180

/** How much ground lies between the equator and a latitude, per radian of longitude, in halves of the squared axis. */
function groundUpTo(latitude: number): number {
  const e = eccentricity
  const sine = Math.sin(latitude * degree)
  return (
    (1 - e * e) * (sine / (1 - e * e * sine * sine) - Math.log((1 - e * sine) / (1 + e * sine)) / (2 * e))
  )
}

/** Square metres on the ellipsoid; edges are straight in the equal-area projection, which no parcel is large enough to notice. */
export function ringArea(ring: Ring): number {
  let sum = 0
  let before: Position | undefined
  for (const corner of ring) {
    if (before) sum += (corner[0] - before[0]) * degree * (groundUpTo(before[1]) + groundUpTo(corner[1]))
    before = corner
  }
  return Math.abs((sum * semiMajorAxis * semiMajorAxis) / 4)
}

/** Square metres of a shape without its holes. */
export function areaOf(shape: Shape): number {
  return polygonsOf(shape).reduce((sum, [outer, ...holes]) => {
    const cut = holes.reduce((all, hole) => all + ringArea(hole), 0)
    return sum + (outer ? ringArea(outer) - cut : 0)
  }, 0)
}
