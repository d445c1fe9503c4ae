import { expect, test } from 'vitest'
import { clockOffset, serverNow, setClockOffset } from './clock.ts'

test('the offset is measured against the middle of the journey', () => {
  expect(clockOffset(new Date(10_000), 4000, 4200)).toBe(5900)
})

test('the server’s time follows the offset', () => {
  setClockOffset(60_000)
  const before = Date.now()
  expect(serverNow().getTime()).toBeGreaterThanOrEqual(before + 60_000)
  setClockOffset(0)
})
