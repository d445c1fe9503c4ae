import { expect, test } from 'vitest'
import { sortKey } from './sort-key.ts'
import { languageOf, say } from './texts.ts'

test.each([
  [undefined, 'de'],
  ['', 'de'],
  ['*', 'de'],
  ['de', 'de'],
  ['de-AT,en;q=0.5', 'de'],
  ['DE_ch', 'de'],
  ['en-US', 'en'],
  ['fr', 'en'],
  ['den', 'en'],
])('the preference %s gives %s', (preference, language) => {
  expect(languageOf(preference)).toBe(language)
})

test('placeholders are filled, unknown ones stay readable', () => {
  expect(say({ de: 'In {seconds} s, {who}', en: '' }, 'de', { seconds: 5 })).toBe('In 5 s, {who}')
})

test('names sort as DIN 5007-1 says', () => {
  const names = ['Los 10', 'Öko', 'Los 2', 'Straße', 'Ofen', 'strasse 2', 'Étage', 'zebra', '"Anker" GmbH']
  expect(names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
    '"Anker" GmbH',
    'Étage',
    'Los 2',
    'Los 10',
    'Ofen',
    'Öko',
    'Straße',
    'strasse 2',
    'zebra',
  ])
})
