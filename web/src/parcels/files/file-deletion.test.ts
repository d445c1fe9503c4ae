import { expect, test } from 'vitest'
import { minutesLeft, openUntil } from './file-deletion.ts'

const file = {
  name: 'plan.pdf',
  serverId: '0b7c6a1e-3f8f-4b0f-9c55-0d9a3a1c2b4d',
  fileSizeInBytes: 3,
  created: '2026-01-01T10:00:00.000Z',
  isPublic: false,
  deletionRequestUsername: null,
  deletionRequested: null,
  replacedBy: null,
}

test('a deletion can be confirmed for an hour', () => {
  expect(openUntil(file)).toBeNull()
  expect(openUntil({ ...file, deletionRequested: '2026-01-01T12:00:00.000Z' })).toEqual(
    new Date('2026-01-01T13:00:00.000Z'),
  )
})

test.each([
  [null, 0],
  [-5, 0],
  [0, 0],
  [1, 1],
  [60_000, 1],
  [60_001, 2],
  [3_600_000, 60],
])('%s ms are %i min', (left, minutes) => {
  expect(minutesLeft(left)).toBe(minutes)
})
