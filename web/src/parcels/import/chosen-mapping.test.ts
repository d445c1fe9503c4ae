import { expect, test } from 'vitest'
import { guessedMapping, mappingOf } from './chosen-mapping.ts'
import { inDegrees, readFeatureFile } from './feature-file.ts'

const locations = [
  { id: 3, name: 'Moorkuhlen' },
  { id: 4, name: 'Geestrand' },
]

test('the names that registers use are known, and a location is one only if it is there', () => {
  const properties = ['gml_id', 'flstkennz', 'Amtliche_Fläche', 'lagebeztxt', 'gemarkung', 'ort']
  const values = (property: string) => (property === 'ort' ? ['moorkuhlen'] : ['Deichmoor'])
  const guessed = guessedMapping(properties, values, locations)
  expect(guessed.targets).toEqual({ lagebeztxt: 'name', flstkennz: 'plat', Amtliche_Fläche: 'size' })
  expect(guessed.location).toBe('property:ort')
  expect(mappingOf({ ...guessed, targets: { ...guessed.targets, gml_id: 'fact:gml_id' } })).toMatchObject({
    additional: [{ property: 'gml_id', name: 'gml_id' }],
    location: { property: 'ort' },
    faulty: 'refuse',
    isPublic: false,
  })
  expect(mappingOf(guessedMapping([], () => [], locations))).toBeNull()
})

test('a reference kept in parts is put together where no property has the whole', () => {
  const targetsOf = (...properties: string[]) =>
    Object.entries(guessedMapping(properties, () => [], []).targets)
  expect(targetsOf('flstnrnen', 'flstnrzae', 'flur', 'Gemarkung')).toEqual(
    ['Gemarkung', 'flur', 'flstnrzae', 'flstnrnen'].map((property) => [property, 'plat']),
  )
  expect(targetsOf('flur', 'flurstueck', 'nenner').map(([property]) => property)).toEqual([
    'flur',
    'flurstueck',
  ])
  expect(targetsOf('gemarkung', 'flur')).toEqual([])
})

const collection = (first: number[], crs?: string) =>
  JSON.stringify({
    type: 'FeatureCollection',
    ...(crs && { crs: { type: 'name', properties: { name: crs } } }),
    features: [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [[first]] } }],
  })

test('coordinates are taken by the system the file names, by degrees, or have to be asked for', () => {
  const system = (text: string) => readFeatureFile('x.geojson', text).file?.system
  expect(system(collection([8.9, 53.2]))).toBe('wgs84')
  expect(system(collection([495_000, 5_890_000]))).toBeNull()
  expect(system(collection([495_000, 5_890_000], 'urn:ogc:def:crs:EPSG::25832'))).toBe('utm32')
  expect(readFeatureFile('x.geojson', collection([1, 2], 'EPSG:31467'))).toEqual({ fault: 'unknownSystem' })
  const { file } = readFeatureFile('x.geojson', collection([495_000, 5_890_000]))
  expect(inDegrees(file?.features ?? [], 'utm32', () => [8.9, 53.2])[0]?.geometry).toEqual({
    type: 'Polygon',
    coordinates: [[[8.9, 53.2]]],
  })
})
