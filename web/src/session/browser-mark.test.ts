import { expect, test } from 'vitest'
import { isFresh, readAsked } from './browser-mark.ts'

const asked = { email: 'dora@deich-erdbau.example', at: 1000 }
const hours = (count: number) => count * 60 * 60_000

test.each([
  ['for a day', asked.email, hours(23), true],
  ['not for longer', asked.email, hours(25), false],
  ['not for somebody else', 'emil@deich-erdbau.example', hours(1), false],
  ['not where the clock was set back', asked.email, -1, false],
])('a mark counts as asked for %s', (_case, email, later, fresh) => {
  expect(isFresh(asked, email, asked.at + later)).toBe(fresh)
})

test('what is damaged was not asked for', () => {
  expect(readAsked(JSON.stringify(asked))).toEqual(asked)
  for (const text of [null, '', '{', '[]', '"x"', '{"email":1}']) expect(readAsked(text)).toBe(null)
})
