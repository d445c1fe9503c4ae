import { expect, test } from 'vitest'
import { matchingFirst } from './matching.ts'

const states = ['Niedersachsen', 'Sachsen', 'Sachsen-Anhalt', 'Thüringen'].map((label) => ({ label }))

test.each([
  ['sach', ['Sachsen', 'Sachsen-Anhalt', 'Niedersachsen']],
  ['THURI', ['Thüringen']],
  ['  ', ['Niedersachsen', 'Sachsen', 'Sachsen-Anhalt', 'Thüringen']],
  ['xyz', []],
])('%j finds', (search, expected) => {
  expect(matchingFirst(states, search).map(({ label }) => label)).toEqual(expected)
})
