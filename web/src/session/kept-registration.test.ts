import { expect, test } from 'vitest'
import { readRegistration } from './kept-registration.ts'

const kept = { receipt: 'r', email: 'wilma@watt.example', entries: { company: {} }, isCorrected: false }

test('what was kept is read again, what is damaged is not', () => {
  expect(readRegistration(JSON.stringify({ ...kept, more: 1 }))).toEqual(kept)
  for (const text of [null, '', 'null', '[]', '{"receipt":', JSON.stringify({ ...kept, email: 7 })])
    expect(readRegistration(text)).toBe(null)
})
