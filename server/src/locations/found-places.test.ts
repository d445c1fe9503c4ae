import { expect, test } from 'vitest'
import { moorhausen } from '../../../e2e/geocoder-peer.ts'
import { placesIn } from './found-places.ts'

const written = (address: object, display_name?: string) =>
  placesIn([{ ...moorhausen, address, display_name }])?.map(({ displayName }) => displayName)

test.each([
  [{ road: 'Weg', postcode: '1', town: 'Ort', hamlet: 'Hof', state: 'Land' }, 'Weg, 1 Ort, Land'],
  [{ city: 'Stadt', village: 'Dorf' }, 'Stadt'],
  [{ hamlet: 'Hof', locality: 'Flur', state: 'Land' }, 'Hof, Land'],
  [{ locality: 'Flur' }, 'Flur'],
  [{ house_number: '3', postcode: '28865' }, '3, 28865'],
])('an address in one line: %j', (address, line) => expect(written(address)).toEqual([line]))

test('without an address its own name, without either it is no place', () => {
  expect(written({}, 'Teufelsmoor')).toEqual(['Teufelsmoor'])
  expect(written({ road: 7, city: ['x'] }, 'Teufelsmoor')).toEqual(['Teufelsmoor'])
  expect(written({})).toEqual([])
})

test('places that read alike are one, and ten are enough', () => {
  expect(placesIn([moorhausen, { ...moorhausen, osm_id: 2 }])).toHaveLength(1)
  const many = Array.from({ length: 30 }, (_, n) => ({ ...moorhausen, address: { city: `Ort ${n}` } }))
  expect(placesIn(many)).toHaveLength(10)
})

test.each([
  null,
  'x',
  7,
  {},
  { ...moorhausen, lat: 'x' },
  { ...moorhausen, lat: '91' },
  { ...moorhausen, lon: '1e2' },
  { ...moorhausen, lon: null },
])('what is no place is left out: %j', (entry) => {
  expect(placesIn([entry, moorhausen])).toHaveLength(1)
})

test.each([{}, null, 'x', { error: 'x' }])('what is no list is no answer: %j', (answer) => {
  expect(placesIn(answer)).toBeNull()
})

const ring = (length: number) => Array.from({ length }, (_, n) => [8 + n / 1e6, 53.123456])
test.each<[string, unknown, boolean]>([
  ['a polygon', { type: 'Polygon', coordinates: [ring(5)] }, true],
  ['several', { type: 'MultiPolygon', coordinates: [[ring(5)]] }, true],
  ['a point', { type: 'Point', coordinates: [8, 53] }, false],
  ['a line', { type: 'LineString', coordinates: ring(5) }, false],
  ['a large one', { type: 'Polygon', coordinates: [ring(10_000)] }, false],
  ['nonsense', { type: 'Polygon', coordinates: 'x' }, false],
  ['nothing', undefined, false],
])('of outlines only areas are passed on, and no large ones: %s', (_what, geojson, isShown) => {
  expect(placesIn([{ ...moorhausen, geojson }])?.[0]?.geoJson !== null).toBe(isShown)
})

test('strange ids and kinds are left out, the place stays', () => {
  expect(placesIn([{ ...moorhausen, osm_id: '<script>', osm_type: 7 }])).toMatchObject([
    { osmId: null, osmType: null, latitude: 53.2101 },
  ])
})
