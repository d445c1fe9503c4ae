import {
  anyCorner,
  type Area,
  areaWithin,
  innerPointWithin,
  isInsideRings,
  isOnBorder,
  isWithin,
} from './area-within.ts'
import { type Touch, touchesIn } from './crossings.ts'
import { type Effort, fullEffort } from './effort.ts'
import { someNearPair } from './near-pairs.ts'
import { polygonsOf, type Shape } from './shape.ts'
import { touchedPieces, touchesBetween } from './touched-pieces.ts'

/** Whether every hole lies in its part, and none in another one. Asked of shapes that do not cross themselves. */
export function holesAreInside(
  shape: Shape,
  touches: readonly Touch[] = touchesIn(shape) ?? [],
  effort: Effort = fullEffort(),
): boolean {
  const polygons = polygonsOf(shape)
  if (polygons.every(({ length }) => length === 1)) return true
  let first = 0
  const between = touchesBetween(touches)
  return polygons.every((rings) => {
    const [whole, ...holes] = rings.map((ring, at) => areaWithin([ring], first + at))
    first += rings.length
    const areInside = holes.every((hole) => whole && liesWithin(hole, whole, between(hole, whole), effort))
    return areInside && !anyOverlap(holes, between, effort)
  })
}

/** Whether a part of the shape lies on another one. Asked of shapes that do not cross themselves. */
export function partsOverlap(
  shape: Shape,
  touches: readonly Touch[] = touchesIn(shape) ?? [],
  effort: Effort = fullEffort(),
): boolean {
  let first = 0
  const owners: number[] = []
  const parts = polygonsOf(shape).map((rings) => {
    const part = areaWithin(rings, first)
    for (const _ring of rings) owners.push(part.first)
    first += rings.length
    return part
  })
  return anyOverlap(parts, touchesBetween(touches, owners), effort)
}

type Between = ReturnType<typeof touchesBetween>

const anyOverlap = (areas: readonly Area[], between: Between, effort: Effort): boolean =>
  areas.length > 1 &&
  someNearPair(
    areas,
    ({ rings }) => rings[0] ?? [],
    (a, b) => overlap(a, b, between, effort),
    effort,
  )

/** Areas whose borders do not cross overlap where a border runs inside the other area, or where they are the same. */
function overlap(a: Area, b: Area, between: Between, effort: Effort): boolean {
  const touches = between(a, b)
  if (touches.length === 0)
    return isInsideRings(a, anyCorner(b), effort) || isInsideRings(b, anyCorner(a), effort)
  const runsInside = (other: Area, some: readonly Touch[]) =>
    touchedPieces(some, effort).some((middle) => isWithin(other, middle, effort))
  return runsInside(b, touches) || runsInside(a, between(b, a)) || isWithin(b, innerPointWithin(a), effort)
}

function liesWithin(inner: Area, outer: Area, touches: readonly Touch[], effort: Effort): boolean {
  if (touches.length === 0) return isInsideRings(outer, anyCorner(inner), effort)
  return (
    touchedPieces(touches, effort).every(
      (middle) => isInsideRings(outer, middle, effort) || isOnBorder(outer, middle, effort),
    ) && isInsideRings(outer, innerPointWithin(inner), effort)
  )
}
