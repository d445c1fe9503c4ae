import { expect, test } from 'vitest'
import { blocksOf } from './markdown-text.ts'

test('headings, paragraphs and lists keep their form, marks within a line are left out', () => {
  const markdown = [
    '# Titel **fett** #',
    'Erste *Zeile*',
    'zweite _Zeile_ mit `Code`, 2 * 3 * 4 und ein_name_hier.',
    '',
    '* eins',
    '  1. zwei',
    '---',
    '> Zitat mit [Link](https://a.example "Titel") und \\*Stern\\*',
    '#Kein Titel',
  ].join('\n')
  expect(blocksOf(markdown)).toEqual([
    { level: 1, text: 'Titel fett' },
    { level: 0, text: 'Erste Zeile\nzweite Zeile mit Code, 2 * 3 * 4 und ein_name_hier.' },
    { level: 0, text: '• eins\n  1. zwei' },
    { level: 0, text: 'Zitat mit Link (https://a.example) und *Stern*\n#Kein Titel' },
  ])
})

test('hostile marks take no time', () => {
  const began = performance.now()
  for (const mark of ['[', '**', '*a', '_', '`', '<br', '![](', '# ']) blocksOf(mark.repeat(20_000))
  expect(performance.now() - began).toBeLessThan(2000)
})
