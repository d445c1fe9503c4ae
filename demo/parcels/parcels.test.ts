import { partsOverlap } from '@allmende/domain/geometry/overlaps.ts'
import { faultOf } from '@allmende/domain/geometry/read-shape.ts'
import { polygonsOf } from '@allmende/domain/geometry/shape.ts'
import { expect, test } from 'vitest'
import { demoFields } from './parcels.ts'

test('every shape is one that the platform takes, and none lies on another', () => {
  const shapes = demoFields.flatMap(({ name, shape }) => (shape ? [{ name, shape }] : []))
  expect(shapes.flatMap(({ name, shape }) => (faultOf(shape) ? [name] : []))).toEqual([])
  const doubled = shapes.flatMap((one, at) =>
    shapes
      .slice(at + 1)
      .filter(({ shape }) =>
        partsOverlap({
          type: 'MultiPolygon',
          coordinates: [...polygonsOf(one.shape), ...polygonsOf(shape)],
        }),
      )
      .map(({ name }) => `${one.name} and ${name}`),
  )
  expect(doubled).toEqual([])
})
