import { expect, test } from 'vitest'
import { question } from '../message.test-data.ts'
import { revealingIn } from './revealing.ts'

const asker = question()

test.each([
  ['Bis wann können Unterlagen nachgereicht werden?', []],
  ['Wir von der Uferwerk fragen: bis wann?', ['Uferwerk']],
  ['Die UFERWERK Bau GmbH & Co. KG fragt.', ['Uferwerk']],
  ['Der Bau der GmbH', []],
  ['Gruß, Dora Deich', ['dora', 'deich']],
  ['Antwort an fragen@firma.example erbeten', ['fragen@firma.example']],
  ['Rückruf: 0421 / 123 456 78', ['0421 / 123 456 78']],
  ['Die Fläche hat 12 500 Quadratmeter.', []],
])('„%s“ tells %j', (text, found) => {
  expect(revealingIn(text, asker)).toEqual(found)
})

test('nobody knows more than the sender tells', () => {
  expect(revealingIn('Dora fragt.', { ...asker, userName: null })).toEqual([])
})
