import { fieldNames } from '@allmende/domain/parcels/parcel-fields.ts'
import { expect, test } from 'vitest'
import type { EditedParcel } from './edited-parcel.ts'
import { littleShown, withFactsShown } from './little-shown.ts'

const showing = (...names: string[]) =>
  Object.fromEntries(fieldNames.map((name) => [name, names.includes(name)])) as EditedParcel['shown']
const additionalFields: EditedParcel['additionalFields'] = []

test('a public parcel that shows next to nothing', () => {
  expect(littleShown({ isPublic: true, shown: showing(), additionalFields })).toEqual([])
  expect(littleShown({ isPublic: true, shown: showing('size'), additionalFields })).toEqual(['size'])
})

test('one that shows more, or is internal', () => {
  const shown = showing('size', 'plat', 'geoJson')
  const shared = [{ name: 'Ansprechstelle', value: 'Amt', preventDeletion: false, isShared: true }]
  expect(littleShown({ isPublic: true, shown, additionalFields })).toBeNull()
  expect(littleShown({ isPublic: true, shown: showing(), additionalFields: shared })).toBeNull()
  expect(littleShown({ isPublic: false, shown: showing(), additionalFields })).toBeNull()
})

test('the fact sheet is shown, the rest stays as it is', () => {
  const shown = withFactsShown(showing('images'))
  expect(shown).toMatchObject({ location: true, size: true, allowedUsageTypes: true, images: true })
  expect(shown).toMatchObject({ description: false, geoJson: false, panoramas: false, files: false })
})
