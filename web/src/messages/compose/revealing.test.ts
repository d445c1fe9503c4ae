import { expect, test } from 'vitest'
import { question } from '../message.test-data.ts'
import { firstEntries } from './entries.ts'
import { revealedBy, revealingIn } from './revealing.ts'

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

test('an answer to all is looked through wherever something is typed, and begins without a name in its subject', () => {
  const toAll = { kind: 'answerAll', message: question({ messageSubject: 'Uferwerk: Frist' }) } as const
  const first = firstEntries(toAll, 'de')
  expect(first.subject).toBe('Antwort auf eine Bieterfrage')
  expect(revealedBy(toAll, first)).toEqual(['Uferwerk'])
  expect(revealedBy(toAll, { ...first, question: 'Wann?', text: 'Gruß an Dora' })).toEqual(['dora'])
  expect(revealedBy(toAll, { ...first, question: 'Wann?', text: 'Am Montag.' })).toEqual([])
  expect(revealedBy({ ...toAll, kind: 'reply' }, first)).toEqual([])
})
