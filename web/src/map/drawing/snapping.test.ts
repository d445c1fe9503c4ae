import type { Position, Ring } from '@allmende/domain/geometry/shape.ts'
import { expect, test } from 'vitest'
import { snapped } from './snapping.ts'

const screen = {
  project: ([x, y]: Position) => ({ x: x * 100, y: y * 100 }),
  unproject: ({ x, y }: { x: number; y: number }): Position => [x / 100, y / 100],
}
const neighbour: Ring = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
]
const at = (x: number, y: number) => snapped({ x, y }, [neighbour], screen)

test('a corner wins over the edges that meet in it', () => {
  expect(at(105, 96)).toEqual([1, 1])
})

test('away from corners the nearest place on an edge is taken', () => {
  expect(at(50, 108)).toEqual([0.5, 1])
})

test('too far away nothing happens', () => {
  expect(at(50, 50)).toBeNull()
  expect(at(50, 113)).toBeNull()
  expect(snapped({ x: 0, y: 0 }, [], screen)).toBeNull()
})
