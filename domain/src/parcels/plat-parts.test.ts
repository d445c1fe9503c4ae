import { expect, test } from 'vitest'
import { factsOf } from './imported-facts.ts'
import type { ImportMapping } from './parcel-imports.contract.ts'

const mapping = (...properties: string[]): ImportMapping => ({
  fields: properties.map((property) => ({ property, target: 'plat' })),
  additional: [],
  location: { id: 1 },
  doubles: 'skip',
  faulty: 'skip',
  isPublic: false,
  publicFields: [],
})
const whole = { gemarkung: 'Auwiesen', flur: 3, flstnrzae: 12, flstnrnen: 4, Flurstueck: '12/4' }
const platOf = (properties: Record<string, unknown>, ...names: string[]) =>
  factsOf({ properties, geometry: null }, mapping(...names)).facts.plat

test('a reference is put together from its parts, each by its word', () => {
  const plat = 'Gemarkung Auwiesen, Flur 3, Flurstück 12/4'
  expect(platOf(whole, 'gemarkung', 'flur', 'Flurstueck')).toBe(plat)
  expect(platOf(whole, 'gemarkung', 'flur', 'flstnrzae', 'flstnrnen')).toBe(plat)
  expect(platOf({ ...whole, flstnrnen: null, flur: 'Flur 3' }, 'flur', 'flstnrzae', 'flstnrnen')).toBe(
    'Flur 3, Flurstück 12',
  )
})

test('one property alone is the reference as it stands', () => {
  expect(platOf(whole, 'Flurstueck')).toBe('12/4')
  expect(platOf({}, 'flur', 'Flurstueck')).toBeUndefined()
})

test('one that gets too long is a fault', () => {
  const long = { gemarkung: 'x'.repeat(150), flur: 'y'.repeat(150) }
  expect(factsOf({ properties: long, geometry: null }, mapping('gemarkung', 'flur')).faults).toMatchObject([
    { fault: 'tooLong', values: { field: 'gemarkung, flur' } },
  ])
})
