import type { Position, Ring, Shape } from '@allmende/domain/geometry/shape.ts'
import { expect, test } from 'vitest'
import {
  holesFit,
  isInside,
  isSimple,
  movedPolygon,
  placedRings,
  withHole,
  withoutRing,
  withPolygon,
  withRing,
} from './rings.ts'

const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
]
const field: Shape = { type: 'Polygon', coordinates: [square(0, 0, 10)] }

test('the first polygon makes a Polygon, a further one a MultiPolygon, and back', () => {
  expect(withPolygon(null, square(0, 0, 10))).toEqual(field)
  const two = withPolygon(field, square(20, 0, 5))
  expect(two?.type).toBe('MultiPolygon')
  expect(two && withoutRing(two, { polygon: 1, ring: 0 })).toEqual(field)
  expect(withoutRing(field, { polygon: 0, ring: 0 })).toBeNull()
})

test('a hole is cut out of the polygon around it, and of no other', () => {
  const two = withPolygon(field, square(20, 0, 5)) as Shape
  const cut = withHole(two, square(21, 1, 2)) as Shape
  expect(placedRings(cut).map(({ polygon, ring }) => [polygon, ring])).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
  ])
  expect(withoutRing(cut, { polygon: 1, ring: 1 })).toEqual(two)
})

const misplaced: [string, Ring][] = [
  ['outside', square(30, 30, 2)],
  ['across the edge', square(8, 8, 4)],
  ['around the whole field', square(-1, -1, 20)],
]
test.each(misplaced)('a hole %s is none', (_where, hole) => {
  expect(withHole(field, hole)).toBeNull()
})

test('holes keep clear of one another', () => {
  const cut = withHole(field, square(2, 2, 3)) as Shape
  expect(withHole(cut, square(3, 3, 1))).toBeNull()
  expect(withHole(cut, square(1, 1, 6))).toBeNull()
  expect(withHole(cut, square(4, 4, 3))).toBeNull()
  expect(withHole(cut, square(6, 6, 3))).not.toBeNull()
})

test('a corner drawn in through a hole is noticed', () => {
  const cut = withHole(field, square(7, 7, 2)) as Shape
  expect(holesFit(cut)).toBe(true)
  const dented: Ring = [
    [0, 0],
    [10, 0],
    [6, 6],
    [0, 10],
    [0, 0],
  ]
  expect(holesFit(withRing(cut, { polygon: 0, ring: 0 }, dented))).toBe(false)
})

test('a polygon moves with its holes', () => {
  const cut = withHole(field, square(2, 2, 3)) as Shape
  const moved = movedPolygon(cut, 0, [1, 2]) as Shape
  expect(placedRings(moved).map(({ positions }) => positions[0])).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('a bow is not simple; inside and outside are told apart', () => {
  const bow: Position[] = [
    [0, 0],
    [4, 4],
    [4, 0],
    [0, 4],
    [0, 0],
  ]
  expect(isSimple(bow)).toBe(false)
  expect(isSimple(square(0, 0, 4))).toBe(true)
  expect(isInside([5, 5], square(0, 0, 10))).toBe(true)
  expect(isInside([15, 5], square(0, 0, 10))).toBe(false)
})
