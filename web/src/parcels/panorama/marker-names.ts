import { linkedPanorama } from '@allmende/domain/parcels/linked-markers.ts'
import type { Marker } from '@allmende/domain/parcels/markers.ts'
import type { Panorama } from '@allmende/domain/parcels/parcel-media.ts'
import type { useSay } from '../../ui/language.tsx'
import { texts, typeTexts } from './panorama.texts.ts'

type Say = ReturnType<typeof useSay>

/** What a panorama is called; one without a name by its place among the others. */
export function panoramaName(
  panoramas: readonly Pick<Panorama, 'id' | 'name'>[],
  id: string,
  say: Say,
): string {
  const at = panoramas.findIndex((panorama) => panorama.id === id)
  return panoramas[at]?.name || say(texts.nameless, { n: String(at + 1) })
}

/** What leads to a panorama is called; one without a name is no "panorama Panorama 2". */
export function walkName(panoramas: readonly Pick<Panorama, 'id' | 'name'>[], id: string, say: Say): string {
  const isNamed = panoramas.some((panorama) => panorama.id === id && panorama.name !== '')
  return say(isNamed ? texts.walk : texts.walkNameless, { name: panoramaName(panoramas, id, say) })
}

/** Under which name a marker stands in the list: its tooltip, where it leads, or its number among its kind. */
export function markerNames(
  markers: readonly Marker[],
  panoramas: readonly Panorama[],
  say: Say,
): ReadonlyMap<string, string> {
  const counts = { pin: 0, polygon: 0, waypoint: 0 }
  return new Map(
    markers.map((marker) => {
      const { type } = marker.data
      counts[type] += 1
      const target = linkedPanorama(marker, panoramas)
      const name =
        marker.tooltip.content ||
        (target
          ? say(texts.wayTo, { name: panoramaName(panoramas, target.id, say) })
          : say(texts.numbered, { kind: say(typeTexts[type]), n: String(counts[type]) }))
      return [marker.id, name] as const
    }),
  )
}
