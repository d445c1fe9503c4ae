import { expect, test } from 'vitest'
import type { ShapeFault } from './geometry.texts.ts'
import { readShape, shapeText } from './read-shape.ts'
import { box, comb, polygon, repeatable, star } from './test-shapes.ts'

const square = box(0, 0, 100)
const withCorner = (corner: string) =>
  `{"type":"Polygon","coordinates":[[[8.93,53.21],${corner},[8.94,53.22],[8.93,53.21]]]}`

test.each<[string, string, ShapeFault]>([
  ['nothing', '', 'notGeoJson'],
  ['no object', '"Polygon"', 'notGeoJson'],
  ['null', 'null', 'notGeoJson'],
  ['a list', '[]', 'noPolygon'],
  ['a point', '{"type":"Point","coordinates":[8.93,53.21]}', 'noPolygon'],
  ['a feature', '{"type":"Feature","geometry":null}', 'noPolygon'],
  ['no coordinates', '{"type":"Polygon"}', 'notGeoJson'],
  ['empty coordinates', '{"type":"Polygon","coordinates":[]}', 'notGeoJson'],
  ['an empty ring', '{"type":"Polygon","coordinates":[[]]}', 'tooFewCorners'],
  ['an empty part', '{"type":"MultiPolygon","coordinates":[[]]}', 'notGeoJson'],
  ['no part', '{"type":"MultiPolygon","coordinates":[]}', 'notGeoJson'],
  ['a polygon as parts', `{"type":"MultiPolygon","coordinates":${JSON.stringify([square])}}`, 'notGeoJson'],
  ['parts as a polygon', `{"type":"Polygon","coordinates":${JSON.stringify([[square]])}}`, 'notGeoJson'],
  [
    'nested too deeply',
    `{"type":"Polygon","coordinates":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'notGeoJson',
  ],
  ['texts', withCorner('["8.94","53.21"]'), 'notGeoJson'],
  ['nulls', withCorner('[null,53.21]'), 'notGeoJson'],
  ['one coordinate', withCorner('[8.94]'), 'notGeoJson'],
  ['larger than numbers are', withCorner('[1e999,53.21]'), 'notGeoJson'],
  ['not a number', withCorner('[NaN,53.21]'), 'notGeoJson'],
  ['not closed', JSON.stringify(polygon(square.slice(0, -1))), 'notClosed'],
  ['two corners', JSON.stringify(polygon([...square.slice(0, 2), ...square.slice(0, 1)])), 'tooFewCorners'],
  [
    'one corner many times',
    JSON.stringify(polygon(Array.from({ length: 6 }, () => [8.93, 53.21] as const))),
    'tooFewCorners',
  ],
  ['swapped', JSON.stringify(polygon(square.map(([x, y]) => [y, x]))), 'swapped'],
  ['far away', JSON.stringify(polygon(square.map(([x, y]) => [x + 100, y - 20]))), 'farAway'],
  ['half of it far away', withCorner('[80,53.21]'), 'farAway'],
  ['UTM', JSON.stringify(polygon(square.map(([x, y]) => [x * 1e5, y * 1e5]))), 'notOnEarth'],
  ['too large', JSON.stringify(polygon(box(0, 0, 100_000))), 'tooLarge'],
  ['too small', JSON.stringify(polygon(box(0, 0, 0.01))), 'tooSmall'],
  ['on one line', withCorner('[8.935,53.215]'), 'crossing'],
  ['too many corners', JSON.stringify(polygon(comb(5100))), 'tooManyCorners'],
])('%s is refused', (_name, text, fault) => {
  expect(readShape(text).fault).toBe(fault)
})

test('a hundred thousand corners are refused before they are looked at', () => {
  const many = JSON.stringify(polygon(comb(100_000)))
  const short = `{"type":"Polygon","coordinates":[[${Array(50_000).fill('[1,2]').join()}]]}`
  const began = performance.now()
  expect(readShape(many).fault).toBe('tooManyCorners')
  expect(readShape(short).fault).toBe('tooManyCorners')
  expect(performance.now() - began).toBeLessThan(200)
})

test('altitudes and further keys are dropped, corners rounded to the millimetre, those that fall together are one', () => {
  const given = {
    type: 'Polygon',
    crs: { type: 'name' },
    coordinates: [
      [
        [8.930000001, 53.21, 12],
        [8.930000002, 53.21, 13],
        [8.94, 53.21000000149],
        [8.94, 53.22],
        [8.93, 53.21],
      ],
    ],
  }
  expect(readShape(JSON.stringify(given)).shape).toEqual(
    polygon([
      [8.93, 53.21],
      [8.94, 53.21],
      [8.94, 53.22],
      [8.93, 53.21],
    ]),
  )
})

test('what was read is read again as the same', () => {
  const random = repeatable(23)
  for (let round = 0; round < 200; round++) {
    const { shape } = readShape(JSON.stringify(polygon(star(random, 3 + Math.floor(random() * 50)))))
    const text = shape ? shapeText(shape) : ''
    expect(shapeText(readShape(text).shape ?? polygon())).toBe(text)
  }
})

test('whatever JSON is given, nothing is thrown', () => {
  const random = repeatable(29)
  const any = (depth: number): unknown => {
    const kind = Math.floor(random() * (depth > 4 ? 4 : 7))
    return (
      [null, 'Polygon', random() * 400 - 200, true][kind] ??
      (kind < 4 ? null : Array.from({ length: 4 }, () => any(depth + 1)))
    )
  }
  for (let round = 0; round < 3000; round++) {
    const type = random() < 0.5 ? 'Polygon' : 'MultiPolygon'
    expect(readShape(JSON.stringify({ type, coordinates: any(0) })).fault).toBeDefined()
  }
})
