import { expect, test } from 'vitest'
import { exportAddress } from './export-address.ts'

test('what is exported is what is filtered', () => {
  expect(exportAddress('csv', {})).toBe('/api/v1/properties.csv')
  expect(
    exportAddress('geojson', {
      name: 'Am Siel',
      minSize: 500,
      availability: false,
      locationId: null,
      additional: [{ name: 'Boden', value: 'Lehm' }],
    }),
  ).toBe(
    '/api/v1/properties.geojson?name=Am+Siel&minSize=500&availability=false&locationId=none&additional.Boden=Lehm',
  )
  expect(exportAddress('csv', { locationId: 7 })).toBe('/api/v1/properties.csv?locationId=7')
})
