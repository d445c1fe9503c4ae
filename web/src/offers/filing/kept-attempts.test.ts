import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAttempt, keepAttempt, type KeptAttempt, readAttempt } from './kept-attempts.ts'

const now = new Date('2026-11-15T09:59:58Z')
const attempt: KeptAttempt = {
  id: '6f1c2c0e-6a53-4d0b-9a39-0d9d3c0a7b11',
  user: 'dora@deich.example',
  tenderId: 1,
  offerId: 3,
  stage: 1,
  lotIds: [1, 2],
  begun: now.getTime(),
}
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('an attempt is offered again to whoever made it, until it is answered', () => {
  keepAttempt(attempt)
  expect(readAttempt('dora@deich.example', 3, later(1))).toEqual(attempt)
  expect(readAttempt('emil@deich.example', 3, now)).toBeNull()
  expect(readAttempt('dora@deich.example', 4, now)).toBeNull()
  forgetAttempt({ ...attempt, id: '00000000-0000-4000-8000-000000000000' })
  expect(readAttempt('dora@deich.example', 3, now)).toEqual(attempt)
  forgetAttempt(attempt)
  expect(readAttempt('dora@deich.example', 3, now)).toBeNull()
})

test('one that the server has forgotten would be a new one, so it is not offered', () => {
  keepAttempt(attempt)
  expect(readAttempt('dora@deich.example', 3, later(23.5))).toBeNull()
})

test.each(['', 'kein JSON', '{}', JSON.stringify({ ...attempt, stage: 3 })])('%s is none', (text) => {
  keepAttempt(attempt)
  for (const key of kept.keys()) kept.set(key, text)
  expect(readAttempt('dora@deich.example', 3, now)).toBeNull()
})
