import { expect, test } from 'vitest'
import { gathered, isOneSpot } from './clusters.ts'
import type { MapPlace } from './places.ts'

const place = (id: string, longitude: number, kind: MapPlace['kind'] = 'location'): MapPlace => ({
  id,
  name: id,
  position: [longitude, 53.21],
  kind,
})

test('places that would cover one another stand together until one zooms in', () => {
  const places = [place('a', 8.93), place('b', 8.9301), place('c', 8.99)]
  expect(gathered(places, 14).map((group) => group.places.map(({ id }) => id))).toEqual([['a', 'b'], ['c']])
  expect(gathered(places, 20)).toHaveLength(3)
  expect(gathered(places, 8)).toHaveLength(1)
})

test('each kind is gathered for itself, in the middle and with bounds to zoom to', () => {
  const [locations, parcels] = gathered([place('a', 8), place('p', 8, 'parcel'), place('b', 8.0002)], 10)
  expect(parcels?.places).toHaveLength(1)
  expect(locations?.position[0]).toBeCloseTo(8.0001, 9)
  expect(locations?.bounds).toEqual([8, 53.21, 8.0002, 53.21])
})

test('what lies on one spot is told from what zooming takes apart', () => {
  expect(gathered([place('a', 8), place('b', 8)], 22).map(isOneSpot)).toEqual([true])
  expect(gathered([place('a', 8), place('b', 8.0002)], 10).map(isOneSpot)).toEqual([false])
})

test('thousands are gathered at once', () => {
  const places = Array.from({ length: 5000 }, (_, at) => place(`${at}`, 6 + at * 0.001))
  const began = performance.now()
  const groups = gathered(places, 12)
  expect(groups.flatMap((group) => group.places)).toHaveLength(5000)
  expect(performance.now() - began).toBeLessThan(1000)
})
