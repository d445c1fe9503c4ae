import { expect, test } from 'vitest'
import { afterFailure, afterTile, afterWaiting, healthy } from './tile-health.ts'

test('one missing tile is no fault, several without any that came are', () => {
  const once = afterFailure(healthy)
  expect(once.isFaulty).toBe(false)
  expect(afterFailure(afterFailure(once)).isFaulty).toBe(true)
})

test('a tile that arrives makes it whole again', () => {
  expect(afterTile()).toEqual(healthy)
  expect(afterWaiting().isFaulty).toBe(true)
})
