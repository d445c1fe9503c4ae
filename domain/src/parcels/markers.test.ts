import { expect, test } from 'vitest'
import { type Marker, middleOf, mostMarkers, newMarker } from './markers.ts'
import { ChangedMarkersText, markersText, readMarkers } from './markers-text.ts'

const at = { yaw: 1, pitch: 0.2 }
const corner = (yaw: number, pitch: number) => ({ yaw, pitch })
const triangle = [corner(0, 0), corner(0.2, 0), corner(0.1, 0.2)]
const pin = newMarker('pin-1', { type: 'pin', position: at })

test('what is newly placed has the sizes and the style that were agreed on', () => {
  const area = newMarker('area', { type: 'polygon', polygon: triangle })
  expect(pin.size).toEqual({ width: 60, height: 60 })
  expect(newMarker('way', { type: 'waypoint', position: at }).size).toEqual({ width: 60, height: 60 })
  expect(area.size).toEqual({ width: 120, height: 120 })
  expect(area.svgStyle).toEqual({ fill: '#00000080', stroke: '#ff0000', strokeWidth: '8px' })
})

const said = (text: string) => {
  const { error } = ChangedMarkersText.safeParse(text)
  const params = (error?.issues[0] as { params?: { values: Record<string, string> } } | undefined)?.params
  return error ? (params?.values ?? error.issues[0]?.code) : 'taken'
}
const changed = (change: Partial<Record<keyof Marker, unknown>>) => JSON.stringify([{ ...pin, ...change }])
const style = (fill: string) => ({ svgStyle: { ...pin.svgStyle, fill } })

test('markers as they are sent', () => {
  expect(said(markersText([pin, newMarker('a', { type: 'polygon', polygon: triangle })]))).toBe('taken')
  expect(said('')).toBe('taken')
  expect(said(changed({ id: 'x" onclick="alert(1)' }))).toEqual({ n: '1', field: 'id' })
  expect(said(changed({ position: null }))).toEqual({ n: '1', field: 'position' })
  expect(said(changed({ position: { yaw: 0, pitch: 2 } }))).toEqual({ n: '1', field: 'position.pitch' })
  expect(said(changed({ tooltip: { content: '', position: 'center center' } }))).toEqual({
    n: '1',
    field: 'tooltip.position',
  })
  expect(said(JSON.stringify([pin, pin]))).toEqual({ id: 'pin-1' })
  expect(said(JSON.stringify(Array.from({ length: mostMarkers + 1 }, () => pin)))).toEqual({ n: '1000' })
  expect(said('{}')).toEqual({})
  expect(said('[')).toEqual({})
  expect(said('x'.repeat(1_000_001))).toBe('too_big')
})

test('an area needs three points', () => {
  const area = newMarker('area', { type: 'polygon', polygon: triangle })
  expect(said(markersText([{ ...area, polygon: triangle.slice(1) }]))).toEqual({ n: '1', field: 'polygon' })
  expect(said(markersText([{ ...area, polygon: null }]))).toEqual({ n: '1', field: 'polygon' })
})

test.each([
  ['#abc', true],
  ['#00000080', true],
  ['red', true],
  ['rgba(0, 0, 0, 0.5)', true],
  ['url(https://example.org/x)', false],
  ['red; background: url(x)', false],
  ['#12345', false],
  ['var(--x)', false],
])('a colour is nothing but a colour: %s', (fill, isTaken) => {
  expect(said(changed(style(fill))) === 'taken').toBe(isTaken)
})

test.each([
  ['/api/v1/files/gis/media/7/0b4f9a52-3a36-4a55-8a0e-1f9f6b1f3d11', true],
  ['https://example.org/', false],
  ['javascript:alert(1)', false],
  ['/api/v1/files/gis/media/7/../../logout', false],
])('it leads to panoramas only: %s', (url, isTaken) => {
  expect(said(changed({ data: { ...pin.data, url } })) === 'taken').toBe(isTaken)
})

test('what cannot be read is left out when it is shown', () => {
  expect(readMarkers(JSON.stringify([{ id: 1 }, pin, pin, null]))).toEqual([pin])
  expect(readMarkers('not JSON')).toEqual([])
  expect(readMarkers('null')).toEqual([])
})

test('an area across the seam of the picture has its middle there', () => {
  const seam = [corner(3, 0), corner(-3, 0), corner(3.1, 0.1), corner(-3.1, 0.1)]
  const middle = middleOf({ position: null, polygon: seam })
  expect(Math.abs(middle.yaw)).toBeCloseTo(Math.PI, 5)
  expect(middle.pitch).toBeGreaterThan(0)
})
