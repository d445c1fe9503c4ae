import type { Marker } from './markers.ts'
import { markersText, readMarkers } from './markers-text.ts'

type Linkable = { url: string; markers: string }

/** Where a picture is had, without what is signed or asked for beside it. */
export const plainPath = (url: string): string => url.replace(/\?.*$/s, '')

/** The panorama a marker leads to, among those that can be seen. */
export const linkedPanorama = <Panorama extends { url: string }>(
  marker: Marker,
  panoramas: readonly Panorama[],
): Panorama | undefined =>
  marker.data.url === null ? undefined : panoramas.find(({ url }) => plainPath(url) === marker.data.url)

/** Markers that lead nowhere but to these. */
export const linkedOnlyTo = (markers: readonly Marker[], paths: ReadonlySet<string>): Marker[] =>
  markers.map((marker) =>
    marker.data.url === null || paths.has(marker.data.url)
      ? marker
      : { ...marker, data: { ...marker.data, url: null } },
  )

/** When a panorama is dropped, what led to it leads nowhere. */
export const withoutLinksTo = (markers: readonly Marker[], path: string): Marker[] =>
  markers.map((marker) =>
    marker.data.url === path ? { ...marker, data: { ...marker.data, url: null } } : marker,
  )

/** From which panoramas one gets to this one. */
export const linksTo = <Panorama extends Linkable>(
  panoramas: readonly Panorama[],
  target: { url: string },
): Panorama[] => {
  const path = plainPath(target.url)
  return panoramas.filter(
    // Most have no link to it: they need not be read.
    ({ markers }) => markers.includes(path) && readMarkers(markers).some(({ data }) => data.url === path),
  )
}

/** What those outside get: ways to what they can see; a waypoint that leads nowhere is none. */
export function publicMarkers(text: string, visible: readonly { url: string }[]): string {
  const paths = new Set(visible.map(({ url }) => plainPath(url)))
  return markersText(
    linkedOnlyTo(readMarkers(text), paths)
      .filter(({ data }) => data.type !== 'waypoint' || data.url !== null)
      .map((marker) => ({ ...marker, data: { ...marker.data, deletable: false } })),
  )
}
