import { areaOf } from '@allmende/domain/geometry/area.ts'
import { positionsOf } from '@allmende/domain/geometry/shape.ts'
import { expect, test } from 'vitest'
import { type CoordinateOrder, readCoordinateList } from './coordinate-list.ts'
import { type CoordinateSystem, loadConverter } from './coordinate-systems.ts'
import { importFaults } from './geometry-import.texts.ts'

const convert = await loadConverter()
const read = (
  lines: readonly string[],
  system: CoordinateSystem = 'wgs84',
  order: CoordinateOrder = 'latitudeFirst',
) => readCoordinateList(lines.join('\n'), { system, order }, convert)

const triangle = [
  [8.93, 53.21],
  [8.94, 53.21],
  [8.94, 53.22],
  [8.93, 53.21],
]

test.each<[string, string[], CoordinateOrder]>([
  ['points', ['53.21 8.93', '53.21 8.94', '53.22 8.94'], 'latitudeFirst'],
  ['decimal commas', ['53,21; 8,93', '53,21; 8,94', '53,22; 8,94'], 'latitudeFirst'],
  ['decimal commas and blanks', ['53,21 8,93', '53,21, 8,94', '53,22\t8,94'], 'latitudeFirst'],
  ['longitude first', ['8.93, 53.21', '8.94,53.21', '8.94 53.22', '8.93 53.21'], 'longitudeFirst'],
  ['signs of degrees', ['53.21° N, 8.93° E', '53.21°N 8.94°O', '', '(53.22, 8.94)'], 'latitudeFirst'],
])('degrees with %s', (_how, lines, order) => {
  const { shape } = read(lines, 'wgs84', order)
  expect(shape && positionsOf(shape)).toEqual(triangle)
})

/** A square of 100 m. */
const corners = [
  ['487600.00', '5896100.00'],
  ['487700.00', '5896100.00'],
  ['487700.00', '5896200.00'],
  ['487600.00', '5896200.00'],
] as const

test.each<[string, (east: string, north: string) => string, CoordinateSystem]>([
  ['a zone of its own', (east, north) => `32 ${east} ${north}`, 'utm32'],
  ['a band', (east, north) => `32U ${east} ${north}`, 'utm32'],
  ['the zone in front', (east, north) => `32${east} ${north}`, 'utm33'],
  ['no zone', (east, north) => `${east} ${north}`, 'utm32'],
  ['north first', (east, north) => `${north}; ${east}`, 'utm32'],
  ['German numbers', (east, north) => `${german(east)} ${german(north)}`, 'utm32'],
])('UTM with %s', (_how, line, system) => {
  const { shape } = read(
    corners.map(([east, north]) => line(east, north)),
    system,
  )
  expect(shape && areaOf(shape)).toBeGreaterThan(9_980)
  expect(shape && areaOf(shape)).toBeLessThan(10_020)
  const [first] = shape ? positionsOf(shape) : []
  expect(first?.[0]).toBeCloseTo(8.8143, 3)
  expect(first?.[1]).toBeCloseTo(53.2141, 3)
})
const german = (number: string) =>
  Number(number).toLocaleString('de-DE', { minimumFractionDigits: 2, useGrouping: true })

test('zone 33 lies six degrees further east', () => {
  const { shape } = read(
    corners.map(([east, north]) => `${east} ${north}`),
    'utm33',
  )
  expect(shape && positionsOf(shape)[0]?.[0]).toBeCloseTo(14.8143, 3)
})

test('what cannot be read is said with its line, what is mistaken with what to do', () => {
  expect(read(['53.21 8.93', 'Ecke am Weg', '53.22 8.94']).fault).toEqual({
    text: importFaults.unreadableLine,
    values: { line: 2, text: 'Ecke am Weg' },
  })
  expect(read(['53.21 8.93 12.5']).fault?.text).toBe(importFaults.unreadableLine)
  expect(read(['53,21,8,93']).fault?.text).toBe(importFaults.unreadableLine)
  expect(read([' ', '']).fault?.text).toBe(importFaults.empty)
  expect(read(['8.93 53.21', '8.94 53.21', '8.94 53.22']).fault?.text).toBe(importFaults.otherOrder)
  expect(read(['487600 5896100']).fault?.text).toBe(importFaults.isMetres)
  expect(read(['487600 5896100']).fault?.system).toBe('utm32')
  expect(read(['33 387600 5896100']).fault?.system).toBe('utm33')
  expect(read(['33387600 5896100']).fault?.system).toBe('utm33')
  expect(read(['53.21 8.93'], 'utm32').fault?.system).toBe('wgs84')
  expect(read(['53.21 8.93'], 'utm32').fault?.text).toBe(importFaults.isDegrees)
  expect(read(['53.21 8.93', '53.21 8.94']).fault?.text).toBe(importFaults.tooFewCorners)
  expect(read(Array.from({ length: 100_000 }, () => '53.21 8.93')).fault?.text).toBe(
    importFaults.tooManyCorners,
  )
})
