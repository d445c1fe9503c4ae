import type { Shape } from '@allmende/domain/geometry/shape.ts'
import type { Location } from '@allmende/domain/locations/locations.contract.ts'
import { expect, test } from 'vitest'
import {
  distinctAddresses,
  drawnAs,
  foundAt,
  isNameTaken,
  LocationEntries,
  placesOf,
  typedLocation,
  withoutAddress,
} from './typed-location.ts'

const empty = typedLocation(undefined)
const square: Shape = {
  type: 'Polygon',
  coordinates: [
    [
      [8.93, 53.21],
      [8.94, 53.21],
      [8.94, 53.22],
      [8.93, 53.22],
      [8.93, 53.21],
    ],
  ],
}
const found = {
  displayName: 'Deichstraße 1, Moorhausen',
  latitude: 53.2101,
  longitude: 8.9302,
  osmType: 'way',
  osmId: '4711',
  geoJson: null,
}

test('a drawn area sets the position inside of it; taken away, the position stays', () => {
  const drawn = drawnAs(empty, square)
  expect(drawn).toMatchObject({ latitude: 53.215, longitude: 8.935 })
  expect(drawnAs(drawn, null)).toMatchObject({ latitude: 53.215, longitude: 8.935, geoJson: null })
})

test('an address sets position and address; without it the position stays', () => {
  const placed = foundAt(empty, found)
  expect(placed).toMatchObject({
    latitude: 53.2101,
    addressDisplayName: found.displayName,
    addressOsmId: '4711',
  })
  expect(withoutAddress(placed)).toMatchObject({ latitude: 53.2101, addressDisplayName: null })
})

test('a name and a position at home are needed', () => {
  expect(LocationEntries.safeParse(empty).success).toBe(false)
  expect(LocationEntries.safeParse({ ...foundAt(empty, found), name: 'Am Deich' }).success).toBe(true)
  expect(LocationEntries.safeParse({ ...empty, name: 'Rom', latitude: 41.9, longitude: 12.5 }).success).toBe(
    false,
  )
})

test('a name is taken by another, however it is written, and never by itself', () => {
  const others = [
    { ...found, ...typedLocation(undefined), id: 1, name: 'Am Deich', latitude: 1, longitude: 1 },
  ] as never
  expect(isNameTaken(others, undefined, ' am deich ')).toBe(true)
  expect(isNameTaken(others, 1, 'Am Deich')).toBe(false)
})

test('the same address twice is one, the best first', () => {
  expect(distinctAddresses([found, { ...found, osmId: '2' }, { ...found, displayName: 'B' }])).toEqual([
    found,
    { ...found, displayName: 'B' },
  ])
})

test('others stand pale on the map, by their names', () => {
  const other = {
    ...empty,
    id: 4,
    version: 1,
    name: 'Moor',
    latitude: 53.2,
    longitude: 8.9,
    isArchived: false,
  }
  expect(placesOf([other as Location])).toEqual([
    { id: 'location-4', name: 'Moor', position: [8.9, 53.2], kind: 'location', tone: 'neighbour' },
  ])
})
