import { newMarker } from '@allmende/domain/parcels/markers.ts'
import { expect, test } from 'vitest'
import {
  changed,
  type Editing,
  ended,
  inMode,
  isChanged,
  moved,
  newEditing,
  placed,
  removed,
  selectedMarker,
  stepBack,
  stepForward,
} from './editing.ts'

const at = (yaw: number, pitch = 0) => ({ yaw, pitch })
const kinds = ({ history }: Editing) => history.present.map(({ id, data }) => `${data.type} ${id}`)

test('a click places a pin or a waypoint and leaves the mode', () => {
  const pin = placed(inMode(newEditing([]), 'pin', 'x'), at(1), 'a')
  expect(kinds(pin)).toEqual(['pin a'])
  expect(pin.mode).toBeNull()
  expect(selectedMarker(pin)?.id).toBe('a')
  const way = placed(inMode(pin, 'waypoint', 'x'), at(2), 'b')
  expect(kinds(way)).toEqual(['pin a', 'waypoint b'])
  expect(placed(way, at(3), 'c')).toBe(way)
})

test('modes exclude each other', () => {
  const polygon = inMode(inMode(newEditing([]), 'pin', 'x'), 'polygon', 'x')
  expect(polygon.mode).toBe('polygon')
  expect(inMode(polygon, 'polygon', 'x').mode).toBeNull()
})

test('a polygon has at least three points', () => {
  let drawing = inMode(newEditing([]), 'polygon', 'x')
  drawing = placed(placed(drawing, at(0), 'x'), at(1), 'x')
  expect(isChanged(drawing)).toBe(true)
  expect(kinds(ended(drawing, 'a'))).toEqual([])
  expect(kinds(inMode(drawing, 'pin', 'a'))).toEqual([])
  const whole = ended(placed(drawing, at(0, 1), 'x'), 'a')
  expect(kinds(whole)).toEqual(['polygon a'])
  expect(whole.draft).toEqual([])
  expect(whole.mode).toBeNull()
})

test('steps are taken back and made again; moving on is one step', () => {
  const begun = newEditing([newMarker('a', { type: 'pin', position: at(0) })])
  const once = moved({ ...begun, selected: 'a' }, 0.1, 0)
  const twice = moved(once, 0.1, 0)
  expect(selectedMarker(twice)?.position).toEqual(at(0.2))
  const back = stepBack(twice)
  expect(isChanged(back)).toBe(false)
  expect(isChanged(stepForward(back))).toBe(true)
  const named = changed(
    changed(back, 'a', (marker) => ({ ...marker, content: 'E' }), 'content'),
    'a',
    (marker) => ({ ...marker, content: 'Eiche' }),
    'content',
  )
  expect(isChanged(stepBack(named))).toBe(false)
})

test('while a polygon is drawn its last corner is taken back', () => {
  const drawing = placed(placed(inMode(newEditing([]), 'polygon', 'x'), at(0), 'x'), at(1), 'x')
  expect(stepBack(drawing).draft).toEqual([at(0)])
})

test('a corner moves alone, and nothing leaves the sphere', () => {
  const area = newMarker('a', { type: 'polygon', polygon: [at(0), at(1), at(0, 1.5)] })
  const corner = moved({ ...newEditing([area]), selected: 'a', corner: 2 }, 0, 1)
  const [first, , last] = selectedMarker(corner)?.polygon ?? []
  expect(first).toEqual(at(0))
  expect(last?.pitch).toBeLessThanOrEqual(Math.PI / 2)
  expect(last?.pitch).toBeGreaterThan(1.57)
})

test('only what may be deleted is', () => {
  const marker = newMarker('a', { type: 'pin', position: at(0) })
  const kept = { ...marker, id: 'b', data: { ...marker.data, deletable: false } }
  const editing = newEditing([marker, kept])
  expect(kinds(removed(editing, 'a'))).toEqual(['pin b'])
  expect(removed(editing, 'b')).toBe(editing)
})
