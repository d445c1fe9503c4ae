import { expect, test } from 'vitest'
import { areaOf } from './area.ts'
import { innerPointOf, isInside } from './inner-point.ts'
import { box, polygon, repeatable, star } from './test-shapes.ts'

const near = (actual: number, expected: number, share: number) =>
  expect(Math.abs(actual / expected - 1)).toBeLessThan(share)

test('the whole earth has the area of its ellipsoid', () => {
  const earth = polygon([
    [-180, -90],
    [180, -90],
    [180, 90],
    [-180, 90],
    [-180, -90],
  ])
  near(areaOf(earth), 510_065_621_724_000, 1e-10)
})

test('a square of a hundred metres on the ground has a hectare', () => {
  // One degree at 53.21° north, from the radii of curvature of WGS 84.
  const [axis, eccentricitySquared, latitude] = [6_378_137, 0.00669437999014, (53.21 * Math.PI) / 180]
  const bend = 1 - eccentricitySquared * Math.sin(latitude) ** 2
  const north = ((axis * (1 - eccentricitySquared)) / bend ** 1.5) * (Math.PI / 180)
  const east = (axis / Math.sqrt(bend)) * Math.cos(latitude) * (Math.PI / 180)
  const [width, height] = [100 / east, 100 / north]
  const square = polygon([
    [8.93, 53.21 - height / 2],
    [8.93 + width, 53.21 - height / 2],
    [8.93 + width, 53.21 + height / 2],
    [8.93, 53.21 + height / 2],
    [8.93, 53.21 - height / 2],
  ])
  near(areaOf(square), 10_000, 1e-6)
})

test('a square of UTM 32 differs from its ground by the scale of the projection alone', () => {
  // E 495000 to 495100, N 5895900 to 5896000 in EPSG:25832, as proj gives them.
  const square = polygon([
    [8.92522163, 53.21253551],
    [8.92671902, 53.21253594],
    [8.92671833, 53.21343467],
    [8.92522091, 53.21343424],
    [8.92522163, 53.21253551],
  ])
  near(areaOf(square), 10_000 / 0.9996 ** 2, 0.0005)
})

test('holes are taken off, parts are put together, the direction does not matter', () => {
  const whole = areaOf(polygon(box(0, 0, 30)))
  near(areaOf(polygon(box(0, 0, 30), box(10, 10, 10))), (whole * 8) / 9, 1e-5)
  near(areaOf({ type: 'MultiPolygon', coordinates: [[box(0, 0, 30)], [box(30, 0, 30)]] }), whole * 2, 1e-5)
  near(areaOf(polygon(box(0, 0, 30).toReversed())), whole, 1e-12)
})

test('the inner point lies inside, and in no hole', () => {
  const random = repeatable(7)
  for (let round = 0; round < 500; round++) {
    const outer = star(random, 3 + Math.floor(random() * 40))
    const hole = star(random, 5, [0, 0], 8)
    const rings = round % 2 === 0 ? [outer] : [outer, hole]
    const point = innerPointOf(polygon(...rings))
    expect(isInside(outer, point), `round ${round}`).toBe(true)
    if (rings.length > 1) expect(isInside(hole, point), `round ${round}`).toBe(false)
  }
})
