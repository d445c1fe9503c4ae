import type { PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import { expect, test } from 'vitest'
import { firstFit } from './first-fit.ts'
import { around } from './parcels-in-view.query.ts'
import { drawn, shapeIn } from './map-things.ts'

const at = (longitude: number, latitude: number, id = 1) => ({
  location: { id, name: 'Ort', latitude, longitude },
  count: 2,
})

test('a map begins at the start position, unless all parcels lie elsewhere', () => {
  const start = { center: [8.93, 53.21], zoom: 14 }
  expect(firstFit([])).toEqual(start)
  expect(firstFit([{ location: null, count: 3 }])).toEqual(start)
  expect(firstFit([at(8.94, 53.2), at(13, 48)])).toEqual(start)
  expect(firstFit([at(10, 50), at(11, 51)])).toEqual({ bounds: [10, 50, 11, 51], maxZoom: 14 })
})

const square = JSON.stringify({
  type: 'Polygon',
  coordinates: [
    [
      [8, 53],
      [8.1, 53],
      [8.1, 53.1],
      [8, 53],
    ],
  ],
})

test('parcels are drawn by shape, otherwise where they lie, and otherwise not at all', () => {
  const rows: PropertyRow[] = [
    { id: 1, name: 'Wiese', geoJson: square, position: [8.05, 53.03], isPublic: true, isArchived: false },
    { id: 2, name: 'Hof', geoJson: null, position: [8, 53], isPublic: false, isArchived: false },
    { id: 3, name: 'Weide', position: [8, 53] },
    { id: 4, name: 'Irgendwo', position: null },
    { id: 5, name: 'Früher', geoJson: 'kaputt', position: [8, 53], isPublic: true, isArchived: true },
  ]
  const { places, shapes } = drawn(rows)
  expect(shapes.map(({ name, tone, href }) => [name, tone, href])).toEqual([
    ['Wiese', 'public', '/grundstuecke/1'],
  ])
  expect(places.map(({ name, tone }) => [name, tone])).toEqual([
    ['Hof', 'internal'],
    ['Weide', 'plain'],
    ['Früher', 'archived'],
  ])
})

test.each([null, undefined, '', '{', 'null', '{"type":"Point"}'])('%s is no shape', (text) => {
  expect(shapeIn(text)).toBeNull()
})

test('what is asked for lies around what is seen, on a grid, and within the world', () => {
  expect(around([8.9312, 53.2101, 8.9388, 53.2149])).toEqual([8.93, 53.21, 8.94, 53.22])
  expect(around([8.9313, 53.2102, 8.9387, 53.2148])).toEqual([8.93, 53.21, 8.94, 53.22])
  expect(around([-200, -95, 200, 95])).toEqual([-180, -90, 180, 90])
})
