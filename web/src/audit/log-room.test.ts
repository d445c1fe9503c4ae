import { expect, test } from 'vitest'
import { leftOut, splitFrom } from './log-room.ts'

test.each([
  ['the whole log', { isSplit: false, isInTender: false }, []],
  ['the whole log beside an entry', { isSplit: true, isInTender: false }, []],
  ['the log of a tender', { isSplit: false, isInTender: true }, []],
  ['that beside an entry', { isSplit: true, isInTender: true }, ['about']],
])('%s has the columns that fit', (_case, room, expected) => {
  expect(leftOut(room)).toEqual(expected)
})

test('beside the menu of a tender an entry needs a wider window', () => {
  expect(splitFrom(true)).toBeGreaterThan(splitFrom(false))
})
