import { expect, test } from 'vitest'
import { withPending } from './pending-names.ts'

test('a name waits until it is added or taken back', () => {
  const one = withPending(new Map(), 'field', 'Lage')
  expect([...one]).toEqual([['field', 'Lage']])
  expect(withPending(one, 'field', 'Lage')).toBe(one)
  expect(withPending(one, 'folder', null)).toBe(one)
  expect(withPending(one, 'field', null).size).toBe(0)
})
