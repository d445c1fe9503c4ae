import { expect, test } from 'vitest'
import { now } from '../frame/shown-tender.test-data.ts'
import { isVoid } from './void-deadline.ts'

const hour = 3_600_000
const earlier = new Date(now.getTime() - hour)
const later = new Date(now.getTime() + hour)

test.each([
  ['of a lot that goes on', { archived: null, outcome: null }, later, false],
  ['to come, of a lot that ended', { archived: null, outcome: 'NO_AWARD' as const }, later, true],
  ['past, of a lot that ended', { archived: null, outcome: 'AWARDED' as const }, earlier, false],
  ['after the end of its tender', { archived: earlier }, now, true],
  ['before the end of its tender', { archived: now }, earlier, false],
])('a deadline %s is void: %#', (_case, ended, at, expected) => {
  expect(isVoid(ended, at, now)).toBe(expected)
})
