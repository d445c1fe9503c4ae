import { expect, test } from 'vitest'
import { sayShapes } from './spoken-shape.ts'
import { box, polygon } from './test-shapes.ts'

const text = (x: number) => JSON.stringify(polygon(box(x, 0, 100)))

test('the log tells the size of a shape, and never that a changed one is the same', () => {
  expect(sayShapes(null, text(0))).toEqual([null, '7.435 qm, 4 Eckpunkte'])
  expect(sayShapes(text(0), text(5))).toEqual(['7.435 qm, 4 Eckpunkte', '7.435 qm, 4 Eckpunkte, geändert'])
  expect(sayShapes(text(0), text(0))).toEqual(['7.435 qm, 4 Eckpunkte', '7.435 qm, 4 Eckpunkte'])
})
