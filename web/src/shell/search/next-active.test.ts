import { expect, test } from 'vitest'
import { nextActive } from './next-active.ts'

const choices = [{ key: 'a' }, { key: 'b' }]

test.each([
  ['ArrowDown', null, 'a'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'b', null],
  ['ArrowUp', null, 'b'],
  ['ArrowUp', 'a', null],
  ['ArrowDown', 'gone', 'a'],
  ['Enter', 'a', undefined],
  ['Home', 'a', undefined],
])('%s from %s leads to %s', (key, active, expected) =>
  expect(nextActive(key, choices, active)).toBe(expected),
)

test('nothing to choose, nowhere to go', () => expect(nextActive('ArrowDown', [], null)).toBeUndefined())
