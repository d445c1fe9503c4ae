import { type Bilingual, say, type Values } from '@allmende/domain/texts.ts'
import { expect, test } from 'vitest'
import { sayHeldUp } from './second-factor-question.ts'

const german = (text: Bilingual, values?: Values) => say(text, 'de', values)

test.each([
  [{ total: 0, names: [], includesCaller: false }, /^Alle, die sich einloggen können/],
  [
    { total: 1, names: [], includesCaller: true },
    /^1 Person hat .* bevor sie weiterarbeitet.*: Sie selbst\.$/,
  ],
  [
    { total: 3, names: ['Anna Amt', 'Bernd Bau'], includesCaller: true },
    /^3 Personen haben .*: Sie selbst, Anna Amt, Bernd Bau\.$/,
  ],
  [{ total: 2, names: ['Anna Amt'], includesCaller: false }, /: Anna Amt, 1 weitere Person\.$/],
  [
    { total: 40, names: ['Anna Amt'], includesCaller: true },
    /: Sie selbst, Anna Amt, 38 weitere Personen\.$/,
  ],
])('%j', (heldUp, words) => {
  expect(sayHeldUp(heldUp, german)).toMatch(words)
})
