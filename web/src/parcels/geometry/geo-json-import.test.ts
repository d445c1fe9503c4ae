import { positionsOf } from '@allmende/domain/geometry/shape.ts'
import { expect, test } from 'vitest'
import { type CoordinateSystem, loadConverter } from './coordinate-systems.ts'
import { readGeoJson } from './geo-json-import.ts'
import { importFaults } from './geometry-import.texts.ts'

const convert = await loadConverter()
const read = (given: unknown, system: CoordinateSystem = 'wgs84') =>
  readGeoJson(typeof given === 'string' ? given : JSON.stringify(given), system, convert)

const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
]
const field = { type: 'Polygon', coordinates: [square(8.93, 53.21, 0.01)] }
const other = { type: 'Polygon', coordinates: [square(8.95, 53.21, 0.01)] }
const feature = (geometry: unknown) => ({ type: 'Feature', properties: { name: 'Weide' }, geometry })
const point = { type: 'Point', coordinates: [8.93, 53.21] }

test.each<[string, unknown]>([
  ['a geometry', field],
  ['a feature', feature(field)],
  ['a collection of one', { type: 'FeatureCollection', features: [feature(field), feature(null)] }],
  ['a collection of geometries', { type: 'GeometryCollection', geometries: [field] }],
  ['text with a byte order mark', `\uFEFF${JSON.stringify(field)}`],
])('%s becomes a polygon', (_what, given) => {
  expect(read(given).shape).toMatchObject({ type: 'Polygon' })
})

test('several areas become one shape of several parts', () => {
  const both = { type: 'FeatureCollection', features: [feature(field), feature(other)] }
  expect(read(both).shape).toMatchObject({ type: 'MultiPolygon', coordinates: [{}, {}] })
})

const metres = { type: 'Polygon', coordinates: [square(487_600, 5_896_100, 100)] }
const crs = (name: string) => ({ type: 'name', properties: { name } })

test.each(['urn:ogc:def:crs:EPSG::25832', 'EPSG:25832', 'urn:ogc:def:crs:EPSG:6.9:25832'])(
  'the crs %s of older files is honoured',
  (name) => {
    const { shape } = read({ ...metres, crs: crs(name) })
    expect(shape && positionsOf(shape)[0]?.[0]).toBeCloseTo(8.8143, 3)
  },
)

test('a crs wins over the choice; without one the choice counts', () => {
  expect(read({ ...field, crs: crs('urn:ogc:def:crs:OGC:1.3:CRS84') }, 'utm32').shape).toBeDefined()
  const { shape } = read(metres, 'utm33')
  expect(shape && positionsOf(shape)[0]?.[0]).toBeCloseTo(14.8143, 3)
})

test.each<[string, unknown, keyof typeof importFaults]>([
  ['nothing', '  ', 'empty'],
  ['no JSON', '{"type":', 'notGeoJson'],
  ['a number', '7', 'notGeoJson'],
  ['no type', {}, 'notGeoJson'],
  ['a point', point, 'noPolygon'],
  ['a point among areas', { type: 'GeometryCollection', geometries: [field, point] }, 'noPolygon'],
  ['features without geometry', { type: 'FeatureCollection', features: [feature(null)] }, 'noPolygon'],
  ['another system', { ...field, crs: crs('EPSG:3857') }, 'unknownSystem'],
  ['metres taken for degrees', metres, 'isMetres'],
  ['swapped', { type: 'Polygon', coordinates: [square(53.21, 8.93, 0.01)] }, 'swapped'],
  ['parts on top of each other', { type: 'GeometryCollection', geometries: [field, field] }, 'overlapping'],
  [
    'too many corners',
    { type: 'Polygon', coordinates: [Array.from({ length: 100_000 }, (_, at) => [8 + at / 1e6, 53])] },
    'tooManyCorners',
  ],
])('%s is refused in words', (_what, given, fault) => {
  expect(read(given).fault?.text).toBe(importFaults[fault])
})

test('collections nested without end are refused', () => {
  let nested: unknown = field
  for (let depth = 0; depth < 50; depth++) nested = { type: 'GeometryCollection', geometries: [nested] }
  expect(read(nested).fault?.text).toBe(importFaults.notGeoJson)
})
