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

test.each([
  ['window.__x=4 und window.__x=5', 'window.__x=4 und window.__x=5'],
  ['a__b und c__d, snake_case_name und _privat_', 'a__b und c__d, snake_case_name und privat'],
  ['größe__ä und länge__ö', 'größe__ä und länge__ö'],
  ['__fett__ und `__init__`', 'fett und __init__'],
  ['\\_\\_x\\_\\_', '__x__'],
  ['<b>laut</b> <script>alert(1)</script> a<br>b', '<b>laut</b> <script>alert(1)</script> a<br>b'],
  ['Zeile<br>', 'Zeile'],
])('of %s no letter is lost', (markdown, text) => {
  expect(blocksOf(markdown)).toEqual([{ level: 0, text }])
})

test('hostile marks take no time', () => {
  const began = performance.now()
  for (const mark of ['[', '**', '*a', '_', '`', '<br', '![](', '# ', '__a', 'a__ ', '_a '])
    blocksOf(mark.repeat(20_000))
  expect(performance.now() - began).toBeLessThan(2000)
})
