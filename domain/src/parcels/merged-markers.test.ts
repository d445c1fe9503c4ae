import { describe, expect, test } from 'vitest'
import { linkedPanorama, linksTo, publicMarkers, withoutLinksTo } from './linked-markers.ts'
import { type Marker, newMarker } from './markers.ts'
import { markersText, readMarkers } from './markers-text.ts'
import { mergedMarkers, sameMarkers } from './merged-markers.ts'
import { mediaPath } from './parcel-media.ts'

const pin = (id: string, content = ''): Marker => ({
  ...newMarker(id, { type: 'pin', position: { yaw: 0, pitch: 0 } }),
  content,
})
const said = (markers: readonly Marker[]) => markers.map(({ id, content }) => `${id}${content}`).join(' ')

describe('two people change markers at once', () => {
  const base = [pin('a'), pin('b'), pin('c')]

  test('what only one of them touched is as she made it', () => {
    const mine = [pin('a', '1'), pin('c'), pin('d')]
    const theirs = [pin('a'), pin('b'), pin('c', '2'), pin('e')]
    const { markers, contested } = mergedMarkers(base, mine, theirs)
    expect(said(markers)).toBe('a1 c2 e d')
    expect(contested).toEqual([])
  })

  test('what both changed is asked about', () => {
    const mine = [pin('a', '1'), pin('b', '1')]
    const theirs = [pin('a', '2'), pin('c', '2')]
    const unsaid = mergedMarkers(base, mine, theirs)
    expect(unsaid.contested.toSorted()).toEqual(['a', 'b', 'c'])
    expect(said(unsaid.markers)).toBe('a1 c2 b1')
    const stays = new Map([
      ['a', 'theirs'],
      ['b', 'theirs'],
      ['c', 'mine'],
    ] as const)
    expect(said(mergedMarkers(base, mine, theirs, stays).markers)).toBe('a2')
  })

  test('the order of keys is no change', () => {
    const [a] = base
    const turned = Object.fromEntries(Object.entries(a ?? {}).toReversed()) as Marker
    expect(sameMarkers([turned], base.slice(0, 1))).toBe(true)
  })

  test('whatever they do, nothing that one of them did alone is lost', () => {
    let seed = 7
    const random = (n: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return Math.floor((seed / 2 ** 31) * n)
    }
    const edited = (who: string) =>
      [...base, pin(`${who}new`)]
        .filter(() => random(5) > 0)
        .map((it) => (random(3) ? it : { ...it, content: who }))
    for (let turn = 0; turn < 300; turn += 1) {
      const [mine, theirs] = [edited('m'), edited('t')]
      const { markers, contested } = mergedMarkers(base, mine, theirs)
      const find = (list: readonly Marker[], id: string) => list.find((each) => each.id === id)?.content
      for (const id of ['a', 'b', 'c', 'mnew', 'tnew']) {
        const [was, my, their, now] = [base, mine, theirs, markers].map((list) => find(list, id))
        if (contested.includes(id)) continue
        expect(now, `${id} in turn ${turn}`).toBe(my === was ? their : my)
      }
      expect(sameMarkers(mergedMarkers(base, mine, mine).markers, mine)).toBe(true)
      expect(sameMarkers(mergedMarkers(base, base, theirs).markers, theirs)).toBe(true)
    }
  })
})

describe('ways from one panorama to the other', () => {
  const [here, there] = ['0b4f9a52-3a36-4a55-8a0e-1f9f6b1f3d11', '6d0f7a10-6d1e-4a0b-9a30-7d7c2a9f0c22']
  const path = mediaPath(7, there)
  const way: Marker = {
    ...newMarker('way', { type: 'waypoint', position: { yaw: 0, pitch: 0 } }),
    data: { type: 'waypoint', deletable: true, url: path },
  }
  const linked: Marker = { ...pin('p'), data: { type: 'pin', deletable: true, url: path } }
  const panoramas = [
    { id: here, url: `${mediaPath(7, here)}?signature=x`, markers: markersText([way, linked]) },
    { id: there, url: `${path}?signature=x`, markers: '' },
  ] as const

  test('are found, and go with the panorama they lead to', () => {
    expect(linkedPanorama(way, panoramas)?.id).toBe(there)
    expect(linksTo(panoramas, panoramas[1]).map(({ id }) => id)).toEqual([here])
    expect(linksTo(panoramas, panoramas[0])).toEqual([])
    expect(withoutLinksTo([way], path)[0]?.data.url).toBeNull()
  })

  test('are told outside only where both ends are seen', () => {
    const [first] = panoramas
    expect(readMarkers(publicMarkers(first.markers, panoramas)).map(({ data }) => data.url)).toEqual([
      path,
      path,
    ])
    const alone = readMarkers(publicMarkers(first.markers, [first]))
    expect(alone.map(({ id, data }) => [id, data.url])).toEqual([['p', null]])
  })
})
