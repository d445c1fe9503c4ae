import { expect, test } from 'vitest'
import { isPublicAt, publicFromOf } from './publicity.ts'
import { day, plus, testTender, times } from './test-procedure.ts'

const { published } = times
const heardAt = plus(published, -3 * day)
const earlier = { archived: plus(published, -1), isCancelled: true }
const later = { archived: published, isCancelled: true }

test.each([
  ['a draft', { published: null }, null],
  ['published', {}, published],
  ['cancelled before', earlier, null],
  ['cancelled at that instant', later, published],
  ['archived', { archived: plus(published, day) }, published],
  ['marked, not heard of', { isMarked: true }, null],
  ['marked and heard', { isMarked: true, heardAt }, published],
  ['marked and heard, then cancelled', { isMarked: true, heardAt, ...earlier }, published],
  ['marked and cancelled, never heard', { isMarked: true, ...earlier }, null],
])('%s is public from', (_name, more, from) => {
  const tender = testTender(0, more)
  expect(publicFromOf(tender)).toEqual(from)
  expect(isPublicAt(tender, plus(published, -1))).toBe(false)
  expect(isPublicAt(tender, published)).toBe(from !== null)
})
