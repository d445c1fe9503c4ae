import { expect, test } from 'vitest'
import { withoutLines } from './empty-lines.ts'

const nested = (levels: number): string =>
  `<p>a</p>${'<ul><li>'.repeat(levels)}leer${'</li></ul>'.repeat(levels)}`
const closed = (html: string): string => withoutLines(html, (line) => line === 'leer')

test('lists of which nothing is left go, those that nobody means stay: each level is a way through the text', () => {
  expect(closed(nested(15))).toBe('<p>a</p>')
  const levelsLeft = (levels: number) => closed(nested(levels)).split('<ul>').length - 1
  expect([levelsLeft(1000), levelsLeft(2000)]).toEqual([980, 1980])
})
