import { expect, test } from 'vitest'
import type { Entries } from './entries.ts'
import { mergedEntries } from './kept-question.ts'

const entries = (subject: string, text: string): Entries => ({
  subject,
  text,
  question: '',
  recipients: [0],
  roomId: null,
})

test('of what was typed before and after the login nothing is lost', () => {
  expect(mergedEntries(entries('', ''), entries('Frist', 'Bis wann?'))).toEqual(entries('Frist', 'Bis wann?'))
  expect(mergedEntries(entries('Los 2', 'Wo?'), entries('Frist', 'Bis wann?'))).toEqual(
    entries('Los 2', 'Wo?\n\nBis wann?'),
  )
  expect(mergedEntries(entries('Frist', 'Bis wann?'), entries('Frist', 'Bis wann?'))).toEqual(
    entries('Frist', 'Bis wann?'),
  )
})
