import { expect, test } from 'vitest'
import { usagesIn } from './import-values.ts'
import { ChangedProperty } from './parcels.contract.ts'
import { distinctUsages, mayAddUsage } from './usage-types.ts'

const takes = (allowedUsageTypes: string) =>
  ChangedProperty.safeParse({ id: 1, version: 1, allowedUsageTypes }).success

test.each([
  ['Wohnen, Gewerbe', true],
  ['', true],
  ['Wohnen, wohnen', false],
  ['Ökokonto, ÖKOKONTO', false],
  ['Wohnen,, Gewerbe', false],
  ['Wohnen, ', false],
])('usages of a parcel: %s', (text, isTaken) => {
  expect(takes(text)).toBe(isTaken)
})

test('each usage once, as it is first written', () => {
  expect(distinctUsages(['Wohnen', ' wohnen ', '', 'Gewerbe'])).toEqual(['Wohnen', 'Gewerbe'])
  expect(usagesIn('Acker; acker|Grünland')).toBe('Acker, Grünland')
  expect(mayAddUsage(['Wohnen'], ' WOHNEN ')).toBe(false)
})

/** Comparing each with each would read them half a million times. */
test('a thousand usages are read a few times each', () => {
  const usages = Array.from({ length: 999 }, (_, at) => String(at))
  let reads = 0
  const watched = usages.map((usage) => ({ trim: () => (reads++, usage) }) as string)
  expect(distinctUsages(watched)).toHaveLength(999)
  expect(reads).toBe(999)
})
