import { expect, test } from 'vitest'
import { nearestFit, startView } from '../../map/view.ts'
import { firstFit } from './first-fit.ts'

const at = (longitude: number, latitude: number) => ({
  location: { id: 1, name: 'Ort', longitude, latitude },
  count: 1,
})

test('a map begins around the start position and shows what lies near it', () => {
  const fit = firstFit([at(8.94, 53.215), at(8.91, 53.21), at(13, 48)])
  if (!('bounds' in fit)) throw new Error('no bounds')
  const [west, south, east, north] = fit.bounds
  expect(fit.maxZoom).toBe(startView.zoom)
  expect([(west + east) / 2, (south + north) / 2].map((degrees) => degrees.toFixed(6))).toEqual(
    startView.center.map((degrees) => degrees.toFixed(6)),
  )
  expect([west, north].map((degrees) => degrees.toFixed(3))).toEqual(['8.910', '53.215'])
})

test('where all lie elsewhere it begins there, and without any at the start position', () => {
  expect(firstFit([at(13, 48)])).toEqual({ bounds: [13, 48, 13, 48], maxZoom: nearestFit.places })
  expect(firstFit([{ location: null, count: 2 }])).toBe(startView)
})
