import { expect, test } from 'vitest'
import { agreedNow, clockDifference } from './clock-difference.ts'
import { givenDatabase } from './test-database.ts'

const database = givenDatabase()
const db = () => database.current.db
const minutes = 60_000
const offBy = (milliseconds: number) => () => new Date(Date.now() + milliseconds)

test('the same machine has the same time', async () => {
  const { milliseconds } = await clockDifference(db())
  expect(Math.abs(milliseconds)).toBeLessThan(1000)
})

test.each([5 * minutes, -5 * minutes])('a clock that is off by %i ms is found out', async (off) => {
  const { server, database: truth, milliseconds } = await clockDifference(db(), offBy(off))
  expect(Math.abs(milliseconds - off)).toBeLessThan(1000)
  expect(Math.abs(server.getTime() - truth.getTime() - off)).toBeLessThan(1000)
})

test('nothing has come before both clocks say so', async () => {
  const before = Date.now()
  const fast = await agreedNow(db(), offBy(5 * minutes))
  expect(fast.getTime()).toBeLessThan(before + 5 * minutes)
  const slow = await agreedNow(db(), offBy(-5 * minutes))
  expect(slow.getTime()).toBeLessThan(Date.now() - 4 * minutes)
})
