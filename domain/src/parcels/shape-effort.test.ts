import { expect, test } from 'vitest'
import { planImport } from './parcel-imports.ts'
import { readFeatures } from './read-features.ts'
import { fullEffort, mostEffort } from '../geometry/effort.ts'
import { faultOf } from '../geometry/read-shape.ts'
import type { Shape } from '../geometry/shape.ts'
import { fan, polygon, ring } from '../geometry/test-shapes.ts'

type Corner = readonly [number, number]
const border = (bend: number) => Array.from({ length: 2490 }, (_, at): Corner => [(at % 2) * bend, at])
const neighbours = (west: Corner[], east: Corner[]): Shape => ({
  type: 'MultiPolygon',
  coordinates: [[ring(...west, [-500, 2490], [-500, 0])], [ring(...east, [500, 2490], [500, 0])]],
})
const spikes = ring(
  ...Array.from({ length: 4990 }, (_, at): Corner => {
    const [reach, turn] = [at % 2 ? 4000 : 100, (at / 4990) * 2 * Math.PI]
    return [reach * Math.cos(turn), reach * Math.sin(turn)]
  }),
)

test.each<[string, Shape, string | null, number]>([
  ['a fan of as many parts as are taken', fan(100), null, 0.5],
  ['a fan of more', fan(1240), 'tooManyRings', 0],
  ['a straight border in common', neighbours(border(0), border(0)), null, 0.4],
  ['a bent border in common', neighbours(border(300), border(300)), null, 0.4],
  ['only corners in common', neighbours(border(-100), border(100)), null, 0.4],
  [
    'one long line along many short ones',
    neighbours(
      [
        [0, 0],
        [0, 2490],
      ],
      border(0),
    ),
    null,
    0.8,
  ],
  ['thousands of spikes', polygon(spikes), 'tooIntricate', 1.01],
])('%s takes no more than its share of what a shape may take', (_name, shape, fault, share) => {
  const effort = fullEffort()
  expect(faultOf(shape, effort)).toBe(fault)
  expect((mostEffort - effort.left) / mostEffort).toBeLessThanOrEqual(share)
})

const collection = (features: string) => `{"type":"FeatureCollection","features":[${features}]}`
const feature = (geometry: string) => `{"type":"Feature","properties":{"name":"Feld"},"geometry":${geometry}}`

test('the shapes of a file have a bound together', () => {
  const text = collection(
    Array(4)
      .fill(feature(JSON.stringify(polygon(spikes))))
      .join(),
  )
  const rows = planImport(
    readFeatures(text).features ?? [],
    {
      fields: [{ property: 'name', target: 'name' }],
      additional: [],
      location: { id: 1 },
      doubles: 'skip',
      faulty: 'skip',
      isPublic: false,
      publicFields: [],
    },
    { locations: [{ id: 1, name: 'Ortsmitte', isArchived: false }], plats: new Map(), prescribed: [] },
  )
  const faults = rows.flatMap((row) => row.faults.map(({ fault }) => fault))
  expect(faults[0]).toBe('tooIntricate')
  expect(faults.slice(2)).toEqual(['fileTooIntricate', 'fileTooIntricate'])
})

test.each(['[]', '{}', '0', 'null'])('millions of %s are no shapes to be looked at', (empty) => {
  const hollow = (count: number) =>
    `{"type":"Polygon","coordinates":[null,${Array(count).fill(empty).join()}]}`
  expect(readFeatures(collection(feature(hollow(2_000_000)))).fault).toBe('tooManyCorners')
  expect(
    readFeatures(
      collection(
        Array(2000)
          .fill(feature(hollow(1000)))
          .join(),
      ),
    ).fault,
  ).toBe('tooManyCorners')
})
