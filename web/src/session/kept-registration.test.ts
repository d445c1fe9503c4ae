import { expect, test } from 'vitest'
import { readRegistration } from './kept-registration.ts'

const kept = { receipt: 'r', email: 'wilma@watt.example', entries: { company: {} }, isCorrected: false }

test('what was kept is read again, what is damaged is not', () => {
  expect(readRegistration(JSON.stringify({ ...kept, more: 1 }))).toEqual(kept)
  const damages = [{ email: 7 }, { entries: 'x' }, { entries: null }, { entries: 1 }, { isCorrected: 'no' }]
  const damaged = damages.map((damage) => JSON.stringify({ ...kept, ...damage }))
  for (const text of [null, '', 'null', '[]', '{"receipt":', ...damaged])
    expect(readRegistration(text)).toBe(null)
})
