import { expect, test } from 'vitest'
import { cutAtWord, titleOf } from './message-title.ts'

const words = 'Bitte bestätigen Sie uns bis zum Freitag, dass der Steg auch im Winter betrieben werden kann.'

test.each([
  ['Frist', 'Bis wann?', 'Frist'],
  ['', 'Bis wann?', 'Bis wann?'],
  ['', '## Frage\n\n- **Bis** wann?', 'Frage Bis wann?'],
  ['', words, 'Bitte bestätigen Sie uns bis zum Freitag, dass der Steg auch im Winter betrieben…'],
  ['\u200B\u202E\u2800', 'Bis wann?', null],
  ['A\u001B\u0007[31m', '', 'A [31m'],
  ['', '', null],
])('the title of %j with %j is %j', (messageSubject, messageText, title) => {
  expect(titleOf({ messageSubject, messageText })).toBe(title)
})

test('what has no spaces is cut anywhere but within a sign', () => {
  expect(cutAtWord('x'.repeat(50), 10)).toBe(`${'x'.repeat(10)}…`)
  expect(cutAtWord(`${'x'.repeat(9)}😀`, 10)).toBe(`${'x'.repeat(9)}…`)
  expect(cutAtWord('Frist, und', 9)).toBe('Frist…')
})
