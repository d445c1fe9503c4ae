import { expect, test } from 'vitest'
import { isFresh, readMark } from './browser-mark.ts'

const kept = { mark: 'abc', email: 'dora@deich-erdbau.example', since: 1000 }
const hours = (count: number) => count * 60 * 60_000

test.each([
  ['for a day', kept.email, hours(23), true],
  ['not for longer', kept.email, hours(25), false],
  ['not for somebody else', 'emil@deich-erdbau.example', hours(1), false],
  ['not where the clock was set back', kept.email, -1, false],
])('a mark is kept %s', (_case, email, later, fresh) => {
  expect(isFresh(kept, email, kept.since + later)).toBe(fresh)
})

test('what is damaged is no mark', () => {
  expect(readMark(JSON.stringify(kept))).toEqual(kept)
  for (const text of [null, '', '{', '[]', '"x"', '{"mark":1}']) expect(readMark(text)).toBe(null)
})
