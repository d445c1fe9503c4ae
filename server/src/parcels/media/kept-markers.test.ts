import { type Marker, newMarker } from '@allmende/domain/parcels/markers.ts'
import { markersText, readMarkers } from '@allmende/domain/parcels/markers-text.ts'
import { mediaPath } from '@allmende/domain/parcels/parcel-media.ts'
import { expect, test } from 'vitest'
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

test('words of a marker can do no harm', () => {
  const content = (html: string) => first(sent(pin('a', { content: html })))[0]?.content
  expect(content('<p>Der <strong>Teich</strong><br>im Süden</p>')).toBe(
    '<p>Der <strong>Teich</strong><br>im Süden</p>',
  )
  expect(content('<img src=x onerror=alert(1)>Baum<script>alert(1)</script>')).toBe('Baum')
  expect(content('<a href="javascript:alert(1)" onclick="x()">hier</a>')).toBe('<a>hier</a>')
  expect(content('<p style="position:fixed">weit</p>')).toBe('<p>weit</p>')
  expect(content('<a href="//example.org">dort</a>')).toBe('<a>dort</a>')
})

test('none leads to what is not a panorama of the parcel', () => {
  const urls = first(
    sent(pin('a', { url: mediaPath(7, there) }), pin('b', { url: mediaPath(8, there) })),
  ).map(({ data }) => data.url)
  expect(urls).toEqual([mediaPath(7, there), null])
})

test('what is not sent stays, but for ways to what is dropped', () => {
  const markers = markersText([pin('a', { url: mediaPath(7, there), content: '<p>Weg</p>' })])
  const before = [
    { id: here, markers },
    { id: there, markers: 'as it was' },
  ]
  const both = [
    { id: there, name: 'Dort' },
    { id: here, name: 'Hier' },
  ]
  expect(keptPanoramas(7, before, both)).toEqual([
    { id: there, name: 'Dort', markers: 'as it was' },
    { id: here, name: 'Hier', markers },
  ])
  expect(first(keptPanoramas(7, before, [{ id: here, name: 'Hier' }]))).toEqual([
    pin('a', { content: '<p>Weg</p>' }),
  ])
})

test('a new one has none', () => {
  expect(keptPanoramas(7, [], [{ id: here, name: '' }])).toEqual([{ id: here, name: '', markers: '[]' }])
})
