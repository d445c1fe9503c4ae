import { expect, test } from 'vitest'
import { boundsAround, fromEngineZoom, overlaps, toEngineZoom, worldPixel } from './view.ts'

test('a zoom of ours is one more than the engine counts', () => {
  expect(toEngineZoom(14)).toBe(13)
  expect(fromEngineZoom(toEngineZoom(22))).toBe(22)
})

test('positions become pixels of a world that doubles with each zoom', () => {
  expect(worldPixel([0, 0], 0)).toEqual({ x: 128, y: 128 })
  expect(worldPixel([180, 0], 3)).toEqual({ x: 2048, y: 1024 })
  expect(worldPixel([0, 85.0511287798], 0).y).toBeCloseTo(0, 5)
})

test('bounds hold all parts, and around nothing there are none', () => {
  expect(
    boundsAround([
      [8, 53, 9, 54],
      [7, 53.5, 8.5, 55],
    ]),
  ).toEqual([7, 53, 9, 55])
  expect(boundsAround([])).toBeNull()
  expect(overlaps([8, 53, 9, 54], [9, 54, 10, 55])).toBe(true)
  expect(overlaps([8, 53, 9, 54], [9.1, 53, 10, 54])).toBe(false)
})
