import { expect, test } from 'vitest'
import { crossesItself } from './crossings.ts'
import { fullEffort, mostEffort } from './effort.ts'
import { faultOf } from './read-shape.ts'
import type { Position, Ring } from './shape.ts'
import { at, box, comb, polygon, repeatable, ring, star } from './test-shapes.ts'

test.each([
  ['a bow', ring([0, 0], [10, 10], [10, 0], [0, 10])],
  ['a spike out', ring([0, 0], [10, 0], [10, 5], [20, 5], [10, 5], [10, 10], [0, 10])],
  ['a spike in', ring([0, 0], [10, 0], [10, 5], [5, 5], [10, 5], [10, 10], [0, 10])],
  ['a spike at the beginning', ring([0, 0], [10, 0], [10, 10], [0, 10], [0, -5])],
  ['a corner on a line', ring([0, 0], [10, 0], [10, 10], [5, 0], [0, 10])],
  ['a corner twice', ring([0, 0], [5, 5], [10, 0], [10, 10], [5, 5], [0, 10])],
])('%s is refused', (_name, crossing) => {
  expect(faultOf(polygon(crossing))).toBe('crossing')
  expect(faultOf(polygon(crossing.toReversed()))).toBe('crossing')
})

test.each([
  ['a corner on a straight line', ring([0, 0], [5, 0], [10, 0], [10, 10], [0, 10])],
  ['a triangle', ring([0, 0], [10, 0], [5, 10])],
  ['a comb', comb(40)],
])('%s is taken', (_name, plain) => expect(faultOf(polygon(plain))).toBeNull())

test('crossings are found as by comparing every line with every other one', () => {
  const random = repeatable(11)
  const found = { crossing: 0, plain: 0 }
  for (let round = 0; round < 2000; round++) {
    const corners = 3 + Math.floor(random() * 6)
    const any = ring(
      ...Array.from({ length: corners }, (): [number, number] => [
        Math.floor(random() * 12),
        Math.floor(random() * 12),
      ]),
    )
    const expected = crossesByHand(any)
    expect(crossesItself(polygon(any)), JSON.stringify(any)).toBe(expected)
    found[expected ? 'crossing' : 'plain']++
  }
  expect(Math.min(found.crossing, found.plain)).toBeGreaterThan(200)
})

test('what has its corners in order never crosses itself, unless two of them are changed over', () => {
  const random = repeatable(3)
  for (let round = 0; round < 200; round++) {
    const plain = star(random, 12 + Math.floor(random() * 60))
    expect(faultOf(polygon(plain)), `round ${round}`).toBeNull()
    const [first, second, third, fourth, ...rest] = plain.slice(0, -1)
    const mixed = [first, third, second, fourth, ...rest, first].filter((corner) => corner !== undefined)
    expect(crossesItself(polygon(mixed)), `round ${round}`).toBe(crossesByHand(mixed))
  }
})

test.each([0, 1, -0.3])(
  'as many corners as are taken, in a comb leaning by %d, are looked at quickly',
  (slope) => {
    const effort = fullEffort()
    expect(faultOf(polygon(comb(4900, slope)), effort)).toBeNull()
    expect(effort.left).toBeGreaterThan(mostEffort / 3)
  },
)

test('a comb of holes is looked at quickly', () => {
  const holes = Array.from({ length: 99 }, (_, index) =>
    ring([index * 2, 1], [index * 2 + 1, 1], [index * 2 + 2001, 2000], [index * 2 + 2000, 2000]),
  )
  const effort = fullEffort()
  expect(faultOf(polygon(box(-10, -10, 9000), ...holes), effort)).toBeNull()
  expect(effort.left).toBeGreaterThan(mostEffort / 2)
})

/** In whole hundred-thousandths of a degree, where every sum is exact. */
function crossesByHand(closed: Ring): boolean {
  const [west, south] = at(0, 0)
  const whole = closed.map(
    ([x, y]): Position => [Math.round((x - west) * 1e7), Math.round((y - south) * 1e7)],
  )
  const corners = whole.filter((corner, index) => index === 0 || corner.join() !== whole[index - 1]?.join())
  const lines = corners.slice(1).map((to, index) => [corners[index] ?? to, to] as const)
  return lines.some(([a, b], one) =>
    lines.some(([c, d], other) => {
      if (other <= one) return false
      const follows = other === one + 1
      const closes = one === 0 && other === lines.length - 1
      if (!follows && !closes) return meet(a, b, c, d)
      const [before, shared, after] = follows ? [a, b, d] : [c, a, b]
      return side(before, shared, after) === 0 && dot(shared, before, after) > 0
    }),
  )
}

const side = (a: Position, b: Position, c: Position) =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
const dot = (from: Position, a: Position, b: Position) =>
  (a[0] - from[0]) * (b[0] - from[0]) + (a[1] - from[1]) * (b[1] - from[1])
const within = (a: Position, b: Position, c: Position) => side(a, b, c) === 0 && dot(c, a, b) <= 0
const meet = (a: Position, b: Position, c: Position, d: Position) =>
  (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) ||
  within(a, b, c) ||
  within(a, b, d) ||
  within(c, d, a) ||
  within(c, d, b)
