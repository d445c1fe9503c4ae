import { expect, test } from 'vitest'
import type { ChangedProperty } from '../parcels/parcels.contract.ts'
import { mayChangeParcel } from '../parcels/parcels.rules.ts'
import type { ChangedLocation } from './locations.contract.ts'
import { NewLocation } from './locations.contract.ts'
import { mayChangeLocation } from './locations.rules.ts'

const place = { id: 1, name: 'Am Siel', latitude: 53.2, longitude: 8.9 }
const archived = {
  ...place,
  geoJson: null,
  addressDisplayName: null,
  addressOsmType: null,
  addressOsmId: null,
  isArchived: true,
  version: 3,
}

test.each<[string, Partial<ChangedLocation>, boolean]>([
  ['restored', { isArchived: false }, true],
  ['renamed', { name: 'Am Deich' }, false],
  ['renamed while it is restored', { isArchived: false, name: 'Am Deich' }, false],
  ['kept archived', { isArchived: true }, false],
])('an archived location is %s', (_how, changed, isAllowed) => {
  expect(mayChangeLocation(archived, { ...place, version: 3, ...changed }).allowed).toBe(isAllowed)
})

test.each<[string, Partial<ChangedProperty>, boolean]>([
  ['restored', { isArchived: false }, true],
  ['renamed while it is restored', { isArchived: false, name: 'Wiese' }, false],
  ['published', { isPublic: true }, false],
])('an archived parcel is %s', (_how, changed, isAllowed) => {
  expect(mayChangeParcel({ isArchived: true }, { id: 1, version: 1, ...changed }).allowed).toBe(isAllowed)
})

test('a name is what one sees of it', () => {
  const named = (name: string) => NewLocation.safeParse({ ...place, name }).data?.name
  expect(named('Am\u00A0 Siel\u200B')).toBe('Am Siel')
  expect(named('\u202EleiS')).toBe('leiS')
  expect(named('\u200B')).toBeUndefined()
})
