import { expect, test } from 'vitest'
import { fillHtml } from './mail-words.ts'

const filled: Record<string, string> = { userName: 'Dora', winnerName: 'Werft', link: '/projekte/1' }
const fill = (html: string, values = filled) => fillHtml(html, values, '')

test.each<[string, string, string, Record<string, string>?]>([
  ['a paragraph', '<p>Guten Tag,</p><p>Grund: {{reason}}</p><p>Ende</p>', '<p>Guten Tag,</p><p>Ende</p>'],
  ['blanks', '<p>a</p><p>Grund: {{reason}}</p>', '<p>a</p>', { reason: ' ' }],
  ['the first line', '<p>{{reason}}<br>An {{userName}}</p>', '<p>An Dora</p>'],
  ['a line between', '<p>a<br>Frist: {{deadline}}<br>b</p>', '<p>a<br>b</p>'],
  ['the last line', '<p>An {{userName}}<br>ab {{deadline}}</p>', '<p>An Dora</p>'],
  ['all lines of a paragraph', '<p>{{reason}}<br>ab {{deadline}}</p><p>b</p>', '<p>b</p>'],
  ['with its tags', '<p>a<br>Frist: <strong>{{deadline}}</strong></p>', '<p>a</p>'],
  ['but not tags begun before', '<p><strong>a<br>{{deadline}}</strong>b</p>', '<p><strong>a</strong></p>'],
  ['but not tags that go on', '<p>{{deadline}}<em><br>b</em></p>', '<p><em>b</em></p>'],
  ['an entry', '<ul><li>{{reason}}</li><li>a</li></ul>', '<ul><li>a</li></ul>'],
  ['a whole list', '<p>a</p><ul><li>{{reason}}</li><li>{{deadline}}</li></ul>', '<p>a</p>'],
  ['not two empty lines', '<p>a</p><p></p><p>{{reason}}</p><p></p><p>b</p>', '<p>a</p><p></p><p>b</p>'],
  ['nor by breaks', '<p>a<br><br>{{reason}}<br><br>b</p>', '<p>a<br><br>b</p>'],
])('a line without values is left out: %s', (_name, html, expected, values = filled) => {
  expect(fill(html, values)).toBe(expected)
})

test.each([
  ['without placeholders', '<p></p><p></p><p>a<br><br>b</p>', '<p></p><p></p><p>a<br><br>b</p>'],
  ['with one value', '<p>An {{userName}}: {{reason}}</p>', '<p>An Dora: </p>'],
  ['with a link', '<p>Mehr <a href="{{link}}">hier</a></p>', '<p>Mehr <a href="/projekte/1">hier</a></p>'],
])('a line stays: %s', (_name, html, expected) => {
  expect(fill(html)).toBe(expected)
})
