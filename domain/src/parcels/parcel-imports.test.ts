import { expect, test } from 'vitest'
import { buildingIn, sizeIn, usagesIn, yesNoIn } from './import-values.ts'
import type { ImportMapping } from './parcel-imports.contract.ts'
import { planImport, toCreate } from './parcel-imports.ts'
import { mostFeatures, readFeatures } from './read-features.ts'

const mapping: ImportMapping = {
  fields: [
    { property: 'name', target: 'name' },
    { property: 'flstkennz', target: 'plat' },
    { property: 'flaeche', target: 'size' },
    { property: 'bebaut', target: 'hasBuilding' },
  ],
  additional: [{ property: 'richtwert', name: 'Bodenrichtwert' }],
  location: { property: 'ort' },
  doubles: 'skip',
  faulty: 'skip',
  isPublic: false,
  publicFields: [],
}
const known = {
  locations: [
    { id: 3, name: 'Ortsmitte', isArchived: false },
    { id: 4, name: 'Bauhof', isArchived: true },
  ],
  plats: new Map([['flur 1, 7', 'Am Siel 7']]),
  prescribed: [],
}
const square = (west: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 53.2],
      [west + 0.001, 53.2],
      [west + 0.001, 53.201],
      [west, 53.2],
    ],
  ],
})
const feature = (properties: object, geometry: unknown = square(8.9)) => ({
  type: 'Feature',
  properties,
  geometry,
})
const planned = (...features: unknown[]) => {
  const read = readFeatures(JSON.stringify({ type: 'FeatureCollection', features }))
  return planImport(read.features ?? [], mapping, known)
}

test('a feature becomes a parcel, its size from its shape where the file does not say', () => {
  const [row] = planned(feature({ name: 'Wiese', ort: 'ortsMITTE', richtwert: 12, bebaut: 'nein' }))
  expect(row).toMatchObject({ row: 1, state: 'new', location: 'Ortsmitte', hasShape: true, faults: [] })
  expect(row?.size).toBeCloseTo(3715, -2)
  expect(row?.parcel).toMatchObject({
    locationId: 3,
    hasBuilding: 'UNBEBAUT',
    additional: [{ name: 'Bodenrichtwert', value: '12' }],
  })
})

test('doubles are found among what is there and within the file, however they are written', () => {
  const rows = planned(
    feature({ flstkennz: 'FLUR 1,  7', ort: 'Ortsmitte' }),
    feature({ name: 'Acker', flstkennz: 'Flur 2, 9', ort: 'Ortsmitte' }),
    feature({ flstkennz: 'flur 2, 9', ort: 'Ortsmitte' }),
  )
  expect(rows.map(({ state, doubleOf }) => [state, doubleOf])).toEqual([
    ['double', 'Am Siel 7'],
    ['new', null],
    ['double', 'Acker'],
  ])
  expect(toCreate(rows, mapping)).toHaveLength(1)
  expect(toCreate(rows, { ...mapping, doubles: 'create' })).toHaveLength(3)
})

test.each<[unknown, string]>([
  ['Wiese', 'notFeature'],
  [feature({ ort: 'Ortsmitte' }), 'nameMissing'],
  [feature({ name: 'x'.repeat(201), ort: 'Ortsmitte' }), 'tooLong'],
  [feature({ name: { de: 'Wiese' }, ort: 'Ortsmitte' }), 'notText'],
  [feature({ name: 'Wiese', flaeche: 'groß', ort: 'Ortsmitte' }), 'notNumber'],
  [feature({ name: 'Wiese', bebaut: 'halb', ort: 'Ortsmitte' }), 'notYesNo'],
  [feature({ name: 'Wiese' }), 'locationMissing'],
  [feature({ name: 'Wiese', ort: 'Atlantis' }), 'locationUnknown'],
  [feature({ name: 'Wiese', ort: 'Bauhof' }), 'locationArchived'],
  [feature({ name: 'Wiese', ort: 'Ortsmitte' }, { type: 'Point', coordinates: [8.9, 53.2] }), 'noPolygon'],
  [feature({ name: 'Wiese', ort: 'Ortsmitte' }, square(498_000)), 'notOnEarth'],
])('%j is told as %s', (given, fault) => {
  const [row] = planned(given)
  expect(row).toMatchObject({ state: 'faulty', parcel: null })
  expect(row?.faults.map((one) => one.fault)).toContain(fault)
})

test.each<[string, string]>([
  ['{', 'notJson'],
  ['{"type":"Polygon"}', 'noCollection'],
  ['{"type":"FeatureCollection","features":[]}', 'noFeatures'],
  [
    JSON.stringify({ type: 'FeatureCollection', features: Array(mostFeatures + 1).fill(0) }),
    'tooManyFeatures',
  ],
  [
    JSON.stringify({
      type: 'FeatureCollection',
      features: Array(21).fill(
        feature({}, { type: 'Polygon', coordinates: [Array.from({ length: 5000 }, () => [8, 53])] }),
      ),
    }),
    'tooManyCorners',
  ],
  [' '.repeat(10 * 1024 * 1024 + 1), 'tooLarge'],
])('a file that cannot be taken says why', (text, fault) => {
  expect(readFeatures(text)).toEqual({ fault })
})

test.each<[string, number | null]>([
  ['1234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.234 qm', 1234],
  ['1 234 m²', 1234],
  ['1,25 ha', 12_500],
  ['-3', null],
  ['1e5', null],
  ['99999999999', null],
])('%s is %s square metres', (text, size) => expect(sizeIn(text)).toBe(size))

test('yes and no, built on and usages are read as people write them', () => {
  expect(['Ja', '1', 'WAHR', 'nein', '0', 'vielleicht'].map(yesNoIn)).toEqual([
    true,
    true,
    true,
    false,
    false,
    null,
  ])
  expect(['bebaut', 'Unbebaut', 'ja', 'unbekannt', 'halb'].map(buildingIn)).toEqual([
    'BEBAUT',
    'UNBEBAUT',
    'BEBAUT',
    null,
    undefined,
  ])
  expect(usagesIn('Wohnen; wohnen / Gewerbe,,')).toBe('Wohnen, Gewerbe')
})

test('what no database keeps, and more than a parcel may have, is a fault of its row', () => {
  const faultsOf = (properties: object) => planned(feature({ ort: 'Ortsmitte', ...properties }))[0]?.faults
  expect(faultsOf({ name: 'a\u0000b' })?.map(({ fault }) => fault)).toContain('notText')
  expect(faultsOf({ name: 'a\ud800' })?.map(({ fault }) => fault)).toContain('notText')
  const prescribed = Array.from({ length: 100 }, (_, at) => `Feld ${at}`)
  const read = readFeatures(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [feature({ name: 'Wiese', ort: 'Ortsmitte', richtwert: 12 })],
    }),
  )
  const [row] = planImport(read.features ?? [], mapping, { ...known, prescribed })
  expect(row?.faults).toEqual([{ fault: 'tooMuch', values: {} }])
})
