import { expect, test } from 'vitest'
import { levelsOf } from './sphere-levels.ts'

test('what one piece can show is not cut', () => {
  expect(levelsOf(4096)).toEqual([])
})

test('the widths that cameras have', () => {
  expect(levelsOf(16_384)).toEqual([
    { width: 4096, cols: 8, rows: 4 },
    { width: 8192, cols: 16, rows: 8 },
    { width: 16_384, cols: 32, rows: 16 },
  ])
  expect(levelsOf(6000)).toEqual([
    { width: 3000, cols: 4, rows: 2 },
    { width: 6000, cols: 8, rows: 4 },
  ])
})

test('whatever the width, the pieces are square, of bearable size, and lose next to nothing', () => {
  for (let width = 4097; width <= 28_284; width += 13) {
    const levels = levelsOf(width)
    const top = levels.at(-1)
    expect(width - (top?.width ?? 0)).toBeLessThan(64)
    for (const { width: own, cols, rows } of levels) {
      expect([Number.isInteger(Math.log2(cols)), Number.isInteger(Math.log2(rows))]).toEqual([true, true])
      expect(own / cols).toBe(own / 2 / rows)
      expect(own / cols).toBeGreaterThanOrEqual(512)
      expect(own / cols).toBeLessThanOrEqual(1024)
      expect([cols <= 64, rows <= 32]).toEqual([true, true])
    }
  }
})
