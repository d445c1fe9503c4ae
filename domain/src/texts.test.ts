import { expect, test } from 'vitest'
import { sortKey } from './sort-key.ts'
import { reasons } from './reasons.ts'
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

test.each([
  [1, 'in 1 Sekunde', 'in 1 second'],
  [2, 'in 2 Sekunden', 'in 2 seconds'],
  [0, 'in 0 Sekunden', 'in 0 seconds'],
])('a number of %i has the word that goes with it', (seconds, de, en) => {
  const text = {
    de: 'in {seconds} {seconds:Sekunde|Sekunden}',
    en: 'in {seconds} {seconds:second|seconds}',
  }
  expect([say(text, 'de', { seconds }), say(text, 'en', { seconds })]).toEqual([de, en])
})

test.each([
  ['tooManyAttempts', 'seconds'],
  ['tooManyCalls', 'seconds'],
  ['mailedJustNow', 'minutes'],
  ['tooManyInvitations', 'hours'],
  ['tooManyRegistrations', 'hours'],
] as const)('%s speaks of one as of one', (reason, unit) => {
  expect(say(reasons[reason], 'de', { [unit]: 1 })).toMatch(/ 1 (Sekunde|Minute|Stunde)( erneut)?\.$/)
  expect(say(reasons[reason], 'en', { [unit]: 1 })).toMatch(/ 1 (second|minute|hour)\.$/)
})
