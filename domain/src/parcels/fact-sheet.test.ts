import { expect, test } from 'vitest'
import { factSheetOf } from './fact-sheet.ts'

const fact = { preventDeletion: false, isShared: true }

test('what a viewer does not get is not spoken of, what nobody knows is unknown', () => {
  const parcel = {
    id: 1,
    name: 'Am Deich',
    size: 12_000,
    hasBuilding: null,
    availability: false,
    allowedUsageTypes: 'Wohnen,Gewerbe',
    plat: '',
    additionalFields: [
      { ...fact, name: 'Bodenwert', value: ' 30 € ' },
      { ...fact, name: 'Leer', value: ' ' },
    ],
  }
  expect(factSheetOf(parcel, 'de')).toEqual([
    { label: 'Größe', value: '12.000 qm (1,2 ha)' },
    { label: 'Bebauung', value: 'Unbekannt' },
    { label: 'Verfügbarkeit', value: 'Nicht verfügbar' },
    { label: 'Erlaubte Nutzung', value: 'Wohnen, Gewerbe' },
    { label: 'Bodenwert', value: '30 €' },
  ])
  expect(factSheetOf({ id: 1, name: 'x', additionalFields: [], location: null }, 'en')).toEqual([
    { label: 'Location', value: 'Unknown' },
  ])
})
