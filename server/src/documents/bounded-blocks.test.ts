import { expect, test } from 'vitest'
import { boundedBlocks, lineMark, mostLines, paperLinesOf } from './bounded-blocks.ts'
import { blocksOf } from './markdown-text.ts'

test('an ordinary letter stands as it was written', () => {
  const blocks = blocksOf('# Titel\n\nErste Zeile\nzweite Zeile\n\n- eins\n- zwei')
  expect(boundedBlocks(blocks)).toEqual({ drawn: blocks, rest: [], count: 0 })
})

test.each([
  ['lines of one letter', 'a\n'.repeat(10_000), 10_000],
  ['headings of one letter', '# a\n'.repeat(5000), 5000],
  ['paragraphs of one letter', 'a\n\n'.repeat(6000), 6000],
  ['the longest remarks', '# a\n'.repeat(25_000), 25_000],
])('%s are not lost and stand behind each other', (_name, markdown, lines) => {
  const { drawn, rest, count } = boundedBlocks(blocksOf(markdown))
  expect(count).toBe(lines - mostLines)
  const letters = [...drawn.map(({ text }) => text), ...rest].join('').replaceAll(lineMark.trim(), '')
  expect(letters.replace(/\s/g, '')).toBe('a'.repeat(lines))
})

test('no piece is long, not even of one line', () => {
  const words = 'Wort '.repeat(20_000)
  for (const markdown of [words, 'W'.repeat(20_000), 'ab cd\n'.repeat(16_000)]) {
    const { drawn, rest } = boundedBlocks(blocksOf(markdown))
    for (const piece of [...drawn.map(({ text }) => text), ...rest]) {
      expect(piece.length).toBeLessThanOrEqual(2000)
      expect(piece.split('\n').length).toBeLessThanOrEqual(30)
    }
  }
  const { drawn } = boundedBlocks(blocksOf(words))
  expect(drawn.map(({ text }) => text).join('')).toBe(words.trim())
})

test('how much paper a text takes grows with its letters and its lines', () => {
  expect(paperLinesOf('a\n'.repeat(10_000))).toBeGreaterThan(paperLinesOf('a\n'.repeat(100)))
  expect(paperLinesOf('a\n'.repeat(10_000))).toBeLessThan(1500)
})
