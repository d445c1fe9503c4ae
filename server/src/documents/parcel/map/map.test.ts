import type { Shape } from '@allmende/domain/geometry/shape.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createLog } from '../../../log.ts'
import type { Context } from '../../../rpc/method.ts'
import { sayLength } from './draw-map.ts'
import { drawnShape } from './drawn-shape.ts'
import { frameAround, roundLength, scaleOf } from './map-frame.ts'
import { groundsOf, piecesUnder } from './map-ground.ts'

const place = { left: 50, top: 100, width: 500, height: 250 }
const frame = frameAround([9.2, 54.1, 9.201, 54.101], place, 80)

test('a map holds what it is about in its middle, with what lies around it', () => {
  const [x, y] = frame.pointOf([9.2005, 54.1005])
  expect([x, y].map(Math.round)).toEqual([300, 225])
  const [west, south, east, north] = frame.bounds
  expect(west).toBeLessThan(9.2)
  expect(south).toBeLessThan(54.1)
  expect(east).toBeGreaterThan(9.201)
  expect(north).toBeGreaterThan(54.101)
  // A thousandth of a degree of latitude is about 111 metres.
  const [, top] = frame.pointOf([9.2, 54.101])
  const [, bottom] = frame.pointOf([9.2, 54.1])
  expect((bottom - top) * frame.metresPerPoint).toBeCloseTo(111.3, 0)
})

test('the scale bar has a round length, the scale two digits', () => {
  expect(roundLength(frame, 110)).toBe(50)
  expect(String(scaleOf(frame))).toMatch(/^[1-9]\d00$/)
  expect([sayLength(50, 'de'), sayLength(2000, 'de'), sayLength(500, 'en')]).toEqual([
    '50 m',
    '2 km',
    '500 m',
  ])
})

test('of nothing but a point as much is drawn as was asked for', () => {
  const around = frameAround([9.2, 54.1, 9.2, 54.1], place, 1500)
  expect(around.metresPerPoint * place.width).toBeCloseTo(1500, 0)
})

test('holes stay holes, corners nobody can tell apart go, and what lies elsewhere is not drawn', () => {
  const ring = (from: number, to: number): [number, number][] => [
    [from, 54.1],
    [to, 54.1],
    [to, 54.1005],
    [from, 54.1005],
    [from, 54.1],
  ]
  const withHole: Shape = { type: 'Polygon', coordinates: [ring(9.2, 9.201), ring(9.2004, 9.2006)] }
  expect(drawnShape(withHole, frame)?.rings).toHaveLength(2)
  const many: Shape = {
    type: 'MultiPolygon',
    coordinates: [
      [
        Array.from({ length: 100_001 }, (_, at) => {
          const angle = (at / 100_000) * 2 * Math.PI
          const far = at % 2 === 0 ? 0.0005 : 0.0002
          return [9.2005 + far * Math.cos(angle), 54.1005 + far * Math.sin(angle)] as const
        }),
      ],
    ],
  }
  const corners = drawnShape(many, frame)?.rings.flat().length ?? 0
  expect(corners).toBeGreaterThan(3)
  expect(corners).toBeLessThanOrEqual(3000)
  const faraway: Shape = { type: 'Polygon', coordinates: [ring(10, 10.001)] }
  expect(drawnShape(faraway, frame)).toBeNull()
})

const tile = sharp({ create: { width: 256, height: 256, channels: 3, background: '#88aa88' } })
  .webp()
  .toBuffer()

function tilesThat(get: () => Promise<unknown>): Pick<Context, 'tiles' | 'address' | 'log'> {
  const list = [{ id: 'karte', name: 'Karte', attribution: '© Amt', maxZoom: 18 }]
  const tiles = { list, waitOf: () => 0, get, close: async () => undefined }
  return { tiles: tiles as never, address: 'test', log: createLog('silent') }
}

test('the base map beneath is one picture that covers the whole map', async () => {
  const bytes = await tile
  let asked = 0
  const ground = await groundsOf(
    tilesThat(async () => {
      asked += 1
      return { tile: { bytes } }
    }),
  )(frame)
  const pieces = piecesUnder(frame, 18)
  expect(asked).toBe((pieces?.cols ?? 0) * (pieces?.rows ?? 0))
  expect(asked).toBeLessThanOrEqual(24)
  expect(ground?.attribution).toBe('© Amt')
  expect((await sharp(ground?.picture).metadata()).format).toBe('jpeg')
  const [left, top] = ground?.at ?? [Infinity, Infinity]
  expect(left).toBeLessThanOrEqual(place.left)
  expect(top).toBeLessThanOrEqual(place.top)
  expect(left + (ground?.width ?? 0)).toBeGreaterThanOrEqual(place.left + place.width)
  expect(top + (ground?.height ?? 0)).toBeGreaterThanOrEqual(place.top + place.height)
})

test('a service that fails leaves plain ground and is not asked again; one that hangs is not waited for', async () => {
  let asked = 0
  const failing = groundsOf(
    tilesThat(async () => {
      asked += 1
      throw new Error('gone')
    }),
  )
  expect(await failing(frame)).toBeNull()
  const before = asked
  expect(await failing(frame)).toBeNull()
  expect(asked).toBe(before)
  expect(
    await groundsOf(tilesThat(async () => ({ tile: { bytes: Buffer.from('no picture') } })))(frame),
  ).toBeNull()
  const started = performance.now()
  expect(await groundsOf(tilesThat(() => new Promise(() => undefined)))(frame)).toBeNull()
  expect(performance.now() - started).toBeLessThan(8000)
}, 20_000)
