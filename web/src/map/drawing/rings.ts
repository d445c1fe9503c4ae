import {
  type PolygonRings,
  type Position,
  polygonsOf,
  type Ring,
  type Shape,
} from '@allmende/domain/geometry/shape.ts'

/** Which ring of a shape: the polygon it belongs to, and 0 for its outline or the number of its hole. */
export type RingPlace = { polygon: number; ring: number }
export type PlacedRing = RingPlace & { positions: Ring }

export const placedRings = (shape: Shape | null): PlacedRing[] =>
  (shape ? polygonsOf(shape) : []).flatMap((rings, polygon) =>
    rings.map((positions, ring) => ({ polygon, ring, positions })),
  )

/** One polygon is a Polygon, several are a MultiPolygon, none is nothing. */
export function shapeOf(polygons: readonly PolygonRings[]): Shape | null {
  const [first, ...others] = polygons.filter((rings) => rings.length > 0)
  if (!first) return null
  return others.length === 0
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: [first, ...others] }
}

const parts = (shape: Shape | null): readonly PolygonRings[] => (shape ? polygonsOf(shape) : [])

export const withPolygon = (shape: Shape | null, ring: Ring): Shape | null =>
  shapeOf([...parts(shape), [ring]])

export function withRing(shape: Shape, place: RingPlace, positions: Ring): Shape | null {
  return shapeOf(
    parts(shape).map((rings, polygon) =>
      polygon === place.polygon ? rings.map((ring, at) => (at === place.ring ? positions : ring)) : rings,
    ),
  )
}

/** An outline goes with its holes, a hole alone. */
export function withoutRing(shape: Shape, place: RingPlace): Shape | null {
  return shapeOf(
    parts(shape).flatMap((rings, polygon) => {
      if (polygon !== place.polygon) return [rings]
      return place.ring === 0 ? [] : [rings.filter((_, at) => at !== place.ring)]
    }),
  )
}

/** With all its rings moved by as much. */
export function movedPolygon(shape: Shape, polygon: number, [east, north]: Position): Shape | null {
  const moved = (ring: Ring): Ring => ring.map(([x, y]): Position => [x + east, y + north])
  return shapeOf(parts(shape).map((rings, at) => (at === polygon ? rings.map(moved) : rings)))
}

/** The ring cut out of the polygon it lies in; null where it lies in none, or touches another hole. */
export function withHole(shape: Shape, hole: Ring): Shape | null {
  const polygons = parts(shape)
  const around = polygons.findIndex((rings) => fitsAsHole(hole, rings))
  if (around < 0) return null
  return shapeOf(polygons.map((rings, at) => (at === around ? [...rings, hole] : rings)))
}

export function holesFit(shape: Shape | null): boolean {
  return parts(shape).every(([outline, ...holes]) =>
    holes.every((hole, at) => fitsAsHole(hole, [outline ?? [], ...holes.filter((_, other) => other !== at)])),
  )
}

function fitsAsHole(hole: Ring, [outline, ...others]: PolygonRings): boolean {
  if (!outline || !hole.every((position) => isInside(position, outline)) || ringsCross(hole, outline))
    return false
  return others.every(
    (other) =>
      !ringsCross(hole, other) &&
      !other.some((p) => isInside(p, hole)) &&
      !hole.some((p) => isInside(p, other)),
  )
}

export function isInside([x, y]: Position, ring: Ring): boolean {
  let inside = false
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[at + 1] ?? [ax, ay]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}

type Edge = readonly [Position, Position]
const edgesOf = (ring: Ring): Edge[] => ring.slice(1).map((to, at): Edge => [ring[at] ?? to, to])

const ringsCross = (a: Ring, b: Ring): boolean => {
  const others = edgesOf(b)
  return edgesOf(a).some((edge) => others.some((other) => edgesCross(edge, other)))
}

function edgesCross([a, b]: Edge, [c, d]: Edge): boolean {
  const side = (p: Position, q: Position, r: Position) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** No edge of the ring crosses another one. */
export function isSimple(ring: Ring): boolean {
  const edges = edgesOf(ring)
  return edges.every((edge, at) => edges.slice(at + 1).every((other) => !edgesCross(edge, other)))
}

/** Corners without the closing one, and closed again. */
export const cornersOf = (ring: Ring): Ring => ring.slice(0, -1)
export const closed = (corners: readonly Position[]): Ring =>
  corners[0] ? [...corners, corners[0]] : corners
