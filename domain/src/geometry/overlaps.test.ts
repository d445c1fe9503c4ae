import { expect, test } from 'vitest'
import { isInside } from './inner-point.ts'
import { faultOf } from './read-shape.ts'
import type { MultiPolygon, PolygonRings } from './shape.ts'
import { at, box, polygon, repeatable, ring } from './test-shapes.ts'

const parts = (...coordinates: PolygonRings[]): MultiPolygon => ({ type: 'MultiPolygon', coordinates })
const u = ring([0, 0], [30, 0], [30, 30], [20, 30], [20, 10], [10, 10], [10, 30], [0, 30])

test.each([
  ['a hole inside', polygon(box(0, 0, 30), box(10, 10, 5)), null],
  [
    'a hole that touches the border in a corner',
    polygon(box(0, 0, 30), ring([0, 15], [5, 10], [5, 20])),
    null,
  ],
  ['two holes that share a border', polygon(box(0, 0, 30), box(5, 5, 5), box(10, 5, 5)), null],
  ['a hole outside', polygon(box(0, 0, 30), box(40, 10, 5)), 'holeOutside'],
  ['a hole in the bay of the shape', polygon(u, box(12, 15, 5)), 'holeOutside'],
  ['a hole that fills the bay', polygon(u, box(10, 10, 10, 20)), 'holeOutside'],
  ['a hole that is larger', polygon(box(0, 0, 30), box(-5, -5, 40)), 'holeOutside'],
  ['a hole in a hole', polygon(box(0, 0, 30), box(5, 5, 20), box(10, 10, 5)), 'holeOutside'],
  ['a hole twice', polygon(box(0, 0, 30), box(5, 5, 5), box(5, 5, 5)), 'holeOutside'],
  ['a hole as large as the shape', polygon(box(0, 0, 30), box(0, 0, 30)), 'tooSmall'],
  ['a hole across the border', polygon(box(0, 0, 30), box(20, 10, 20)), 'crossing'],
  ['parts apart', parts([box(0, 0, 10)], [box(20, 0, 10)]), null],
  ['parts with a border in common', parts([box(0, 0, 10)], [box(10, 0, 10)]), null],
  ['parts with part of a border in common', parts([box(0, 0, 10)], [box(10, 3, 20)]), null],
  ['a part in the hole of another', parts([box(0, 0, 30), box(10, 10, 10)], [box(10, 10, 10)]), null],
  ['a part in the bay of another', parts([u], [box(10, 10, 10, 20)]), null],
  ['a part twice', parts([box(0, 0, 10)], [box(0, 0, 10)]), 'overlapping'],
  ['a part on half of another', parts([box(0, 0, 20, 10)], [box(10, 0, 20, 10)]), 'overlapping'],
  ['a part within another', parts([box(0, 0, 30)], [box(5, 5, 5)]), 'overlapping'],
  ['a part within another, the other way round', parts([box(5, 5, 5)], [box(0, 0, 30)]), 'overlapping'],
  [
    'a part across the bay, through corners',
    parts([u], [ring([10, 30], [0, 10], [30, 10], [20, 30])]),
    'overlapping',
  ],
  ['parts that cross', parts([box(0, 0, 10)], [box(5, 5, 10)]), 'crossing'],
] as const)('%s', (_name, shape, fault) => {
  expect(faultOf(shape)).toBe(fault)
})

test('parts overlap where a place lies in both', () => {
  const random = repeatable(5)
  const found = { overlapping: 0, apart: 0 }
  for (let round = 0; round < 400; round++) {
    const any = () => {
      const [x, y] = [Math.floor(random() * 6), Math.floor(random() * 6)]
      const [width, height] = [1 + Math.floor(random() * 4), 1 + Math.floor(random() * 4)]
      return random() < 0.5
        ? box(x, y, width, height)
        : ring([x, y], [x + width, y], [x + Math.floor(random() * 3), y + height])
    }
    const shape = parts([any()], [any()])
    const fault = faultOf(shape)
    const overlapping = places.some((place) =>
      shape.coordinates.every(([outer = []]) => isInside(outer, place)),
    )
    expect(fault === null, JSON.stringify(shape)).toBe(!overlapping)
    found[overlapping ? 'overlapping' : 'apart']++
  }
  expect(Math.min(found.overlapping, found.apart)).toBeGreaterThan(80)
})

/** Off the lines of whole and simply leaning numbers. */
const places = Array.from({ length: 45 * 45 }, (_, index) =>
  at((index % 45) / 4 + 0.0371, Math.floor(index / 45) / 4 + 0.0513),
)
