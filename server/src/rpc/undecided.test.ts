import { expect, test } from 'vitest'
import { Undecided } from './undecided.ts'

const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 10, 0, second))

test('the earliest that is whole and not decided counts', () => {
  const undecided = new Undecided()
  const leave = undecided.enter(() => at(1), 'anna')
  undecided.enter(() => at(2), 'berta')
  undecided.enter(() => null, 'berta')
  expect(undecided.earliest()).toEqual(at(1))
  leave()
  leave()
  expect(undecided.earliest()).toEqual(at(2))
})

test('of a flood of one sender only the first few are waited for, also once those are decided', () => {
  const undecided = new Undecided()
  const ways = Array.from({ length: 1000 }, (_, index) => undecided.enter(() => at(index), 'flood'))
  undecided.enter(() => at(3000), 'anna')
  expect(undecided.earliest()).toEqual(at(0))
  for (const leave of ways.slice(0, 8)) leave()
  expect(undecided.earliest()).toEqual(at(3000))
  undecided.enter(() => at(2000), 'flood')
  expect(undecided.earliest()).toEqual(at(3000))
  for (const leave of ways) leave()
  undecided.enter(() => at(2500), 'flood')
  expect(undecided.earliest()).toEqual(at(2500))
})

test('what is not whole, or is no filing, takes nobody a place', () => {
  const undecided = new Undecided()
  for (let index = 0; index < 20; index++) undecided.enter(() => null, 'anna')
  undecided.enter(() => at(5), 'anna')
  expect(undecided.earliest()).toEqual(at(5))
})

test('what was begun first and became whole behind many others of its sender is waited for by nobody', () => {
  const undecided = new Undecided()
  let isWhole = false
  for (let index = 0; index < 8; index++) undecided.enter(() => (isWhole ? at(2000) : null), 'flood')
  const ways = Array.from({ length: 100 }, (_, index) => undecided.enter(() => at(index), 'flood'))
  isWhole = true
  expect(undecided.earliest()).toEqual(at(0))
  for (const leave of ways) leave()
  expect(undecided.earliest()).toBe(null)
})

test('what waits behind other calls of its sender is not waited for, and counts among what she sent', () => {
  const undecided = new Undecided()
  const begun = new Set([0, 1, 2, 3, 4, 5, 6, 7])
  const ways = Array.from({ length: 100 }, (_, index) =>
    undecided.enter(
      () => at(index),
      'flood',
      () => begun.has(index),
    ),
  )
  expect(undecided.earliest()).toEqual(at(0))
  for (const leave of ways.slice(0, 8)) leave()
  for (let index = 8; index < 16; index++) begun.add(index)
  expect(undecided.earliest()).toBe(null)
})
