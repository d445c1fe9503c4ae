import { expect, test } from 'vitest'
import { filterFromQuery } from './filter-query.ts'

test('every key of the filter can stand in an address', () => {
  const query = {
    search: 'siel',
    minSize: '100',
    maxSize: '2000.5',
    hasBuilding: 'BEBAUT',
    availability: 'true',
    archived: 'false',
    locationId: 'none',
    'additional.Bodenrichtwert': '40',
  }
  expect(filterFromQuery(query)).toEqual({
    filter: {
      search: 'siel',
      minSize: 100,
      maxSize: 2000.5,
      hasBuilding: 'BEBAUT',
      availability: true,
      archived: false,
      locationId: null,
      additional: [{ name: 'Bodenrichtwert', value: '40' }],
    },
  })
})

test.each([
  { colour: 'green' },
  { archived: 'maybe' },
  { minSize: 'NaN' },
  { maxSize: '1e3' },
  { hasBuilding: 'HALB' },
  { locationId: '0' },
  { locationId: ['1', '2'] },
  { name: 'x'.repeat(201) },
  { 'additional.': 'x' },
  { __proto__x: '1' },
])('%j is none', (query) => {
  expect(filterFromQuery(query).wrong).toBe(Object.keys(query)[0]?.replace(/\..*/, ''))
})

test.each([
  [{ search: '\0' }, 'search'],
  [{ plat: '\ud800' }, 'plat'],
  [{ 'additional.\0': 'x' }, 'additional'],
  [{ 'additional.Wert': '\udc00' }, 'additional.Wert'],
  [{ '\0': 'x' }, ''],
])('%j holds what no database takes', (query, name) => {
  expect(filterFromQuery(query as Record<string, string>)).toEqual({ wrong: name })
})
