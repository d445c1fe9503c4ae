import { longestMarkerContent, type Marker, newMarker } from '@allmende/domain/parcels/markers.ts'
import { markersText, readMarkers } from '@allmende/domain/parcels/markers-text.ts'
import { mediaPath } from '@allmende/domain/parcels/parcel-media.ts'
import { expect, test } from 'vitest'
import { mostBeginnings, mostCleaned } from './clean-content.ts'
import { keptPanoramas } from './kept-markers.ts'

const [here, there] = [
  '0b4f9a52-3a36-4a55-8a0e-1f9f6b1f3d11',
  '6d0f7a10-6d1e-4a0b-9a30-7d7c2a9f0c22',
] as const
const pin = (id: string, change: { content?: string; url?: string } = {}): Marker => ({
  ...newMarker(id, { type: 'pin', position: { yaw: 0, pitch: 0 } }),
  content: change.content ?? '',
  data: { type: 'pin', deletable: true, url: change.url ?? null },
})
const sent = (...markers: Marker[]) =>
  keptPanoramas(
    7,
    [],
    [
      { id: here, name: 'Hier', markers: markersText(markers) },
      { id: there, name: 'Dort' },
    ],
  )
const first = (panoramas: readonly { markers: string }[]) => readMarkers(panoramas[0]?.markers ?? '')

test('words of a marker can do no harm', async () => {
  const content = async (html: string) => first(await sent(pin('a', { content: html })))[0]?.content
  expect(await content('<p>Der <strong>Teich</strong><br>im Süden</p>')).toBe(
    '<p>Der <strong>Teich</strong><br>im Süden</p>',
  )
  expect(await content('<img src=x onerror=alert(1)>Baum<script>alert(1)</script>')).toBe('Baum')
  expect(await content('<a href="javascript:alert(1)" onclick="x()">hier</a>')).toBe('<a>hier</a>')
  expect(await content('<p style="position:fixed">weit</p>')).toBe('<p>weit</p>')
  expect(await content('<a href="//example.org">dort</a>')).toBe('<a>dort</a>')
})

/** Why it is not taken, of which marker and where. */
const whyNot = (kept: Promise<unknown>) =>
  kept.then(
    () => null,
    ({ verdict: { reason, values, fields } }) => [reason, values.n, fields[0]] as const,
  )
const field = '0.panoramas.0.markers'

test('one that leads to what is not another panorama of the parcel is refused by its number', async () => {
  const leading = (url: string) => whyNot(sent(pin('a', { url: mediaPath(7, there) }), pin('b', { url })))
  expect(await leading(mediaPath(7, there))).toBeNull()
  expect(await leading(mediaPath(8, there))).toEqual(['markerLinkUnknown', '2', field])
  expect(await leading(mediaPath(7, '00000000-3a36-4a55-8a0e-1f9f6b1f3d11'))).toEqual([
    'markerLinkUnknown',
    '2',
    field,
  ])
  expect(await leading(mediaPath(7, here))).toEqual(['markerLinkItself', '2', field])
})

test('a way to what the same change drops, or that was kept as it is, only leads nowhere', async () => {
  const markers = (id: string) => markersText([pin('a', { url: mediaPath(7, id) })])
  const urls = async (before: readonly { id: string; markers: string }[], text: string) =>
    first(await keptPanoramas(7, before, [{ id: here, name: '', markers: text }])).map(({ data }) => data.url)
  const dropping = [
    { id: here, markers: '[]' },
    { id: there, markers: '[]' },
  ]
  expect(await urls(dropping, markers(there))).toEqual([null])
  expect(await urls([{ id: here, markers: markers(here) }], markers(here))).toEqual([null])
})

test('words are measured as they are kept', async () => {
  const grown = `<p>${'A & B '.repeat(2500)}</p>`
  expect(grown.length).toBeLessThan(longestMarkerContent)
  expect(await whyNot(sent(pin('a'), pin('b', { content: grown })))).toEqual([
    'markerContentTooLong',
    '2',
    field,
  ])
})

test('what is once kept can be read, however long it is', () => {
  const text = markersText([pin('a', { content: 'x'.repeat(longestMarkerContent + 1) })])
  expect(readMarkers(text)).toHaveLength(1)
})

test('one call cleans only so much, and nothing that is clean already', async () => {
  const tangled = '<'.repeat(mostBeginnings + 1)
  expect(await whyNot(sent(pin('a', { content: tangled })))).toEqual(['markerContentTooTangled', '1', field])
  const words = 'x'.repeat(longestMarkerContent)
  const pins = (many: number) => Array.from({ length: many }, (_, at) => pin(`p${at}`, { content: words }))
  const most = mostCleaned / longestMarkerContent
  expect(await whyNot(sent(...pins(most)))).toBeNull()
  expect((await whyNot(sent(...pins(most + 1))))?.[0]).toBe('markerContentsTooMuch')
  const markers = markersText(pins(most + 1))
  expect(await keptPanoramas(7, [{ id: here, markers }], [{ id: here, name: '', markers }])).toEqual([
    { id: here, name: '', markers },
  ])
})

test('while much is cleaned everybody else has a turn', async () => {
  let turns = 0
  let isOver = false
  const other = () => {
    turns += 1
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  await sent(...Array.from({ length: 20 }, (_, at) => pin(`p${at}`, { content: '<b>x</b>'.repeat(1000) })))
  isOver = true
  expect(turns).toBeGreaterThan(10)
})

test('markers that grow beyond what a panorama holds are refused', async () => {
  // Kept already, so that they cost nothing, and yet too much together.
  const words = 'x'.repeat(longestMarkerContent)
  const pins = Array.from({ length: 51 }, (_, at) => pin(`p${at}`, { content: words }))
  const before = [{ id: here, markers: markersText(pins.slice(0, 1)) }]
  const wanted = [{ id: here, name: '', markers: markersText(pins) }]
  expect((await whyNot(keptPanoramas(7, before, wanted)))?.[0]).toBe('markersTooLarge')
})

test('what is not sent stays, but for ways to what is dropped', async () => {
  const markers = markersText([pin('a', { url: mediaPath(7, there), content: '<p>Weg</p>' })])
  const before = [
    { id: here, markers },
    { id: there, markers: 'as it was' },
  ]
  const both = [
    { id: there, name: 'Dort' },
    { id: here, name: 'Hier' },
  ]
  expect(await keptPanoramas(7, before, both)).toEqual([
    { id: there, name: 'Dort', markers: 'as it was' },
    { id: here, name: 'Hier', markers },
  ])
  expect(first(await keptPanoramas(7, before, [{ id: here, name: 'Hier' }]))).toEqual([
    pin('a', { content: '<p>Weg</p>' }),
  ])
})

test('a new one has none', async () => {
  expect(await keptPanoramas(7, [], [{ id: here, name: '' }])).toEqual([
    { id: here, name: '', markers: '[]' },
  ])
})
