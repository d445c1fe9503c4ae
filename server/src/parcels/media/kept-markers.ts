import { linkedOnlyTo } from '@allmende/domain/parcels/linked-markers.ts'
import type { Marker } from '@allmende/domain/parcels/markers.ts'
import { longestMarkers, markersText, readMarkers } from '@allmende/domain/parcels/markers-text.ts'
import { mediaPath } from '@allmende/domain/parcels/parcel-media.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import type { ListedPanorama } from '../parcels.tables.ts'
import { type Cleaner, cleanerOf } from './clean-content.ts'

type Kept = Pick<ListedPanorama, 'id' | 'markers'>
type Wanted = { id: string; name: string; markers?: string | undefined }

/** Where markers may lead: to what is listed; what this very change drops is no fault, only no way any more. */
type Ways = { own: string; listed: ReadonlySet<string>; dropped: ReadonlySet<string> }

/**
 * The panoramas of a parcel as they are listed from now on: markers that were not sent stay, words in those that were
 * can do no harm, and none leads to what is not, or no longer, one of them.
 */
export async function keptPanoramas(
  parcelId: number,
  before: readonly Kept[],
  wanted: readonly Wanted[],
): Promise<ListedPanorama[]> {
  const pathOf = ({ id }: { id: string }) => mediaPath(parcelId, id)
  const listed = new Set(wanted.map(pathOf))
  const dropped = new Set(before.map(pathOf).filter((path) => !listed.has(path)))
  const changed = new Set(wanted.filter(({ markers }) => markers !== undefined).map(({ id }) => id))
  const known = new Map(
    before.filter(({ id }) => changed.has(id)).map(({ id, markers }) => [id, readMarkers(markers)]),
  )
  const clean = cleanerOf(new Set([...known.values()].flat().map(({ content }) => content)))
  const kept: ListedPanorama[] = []
  for (const [at, { id, name, markers }] of wanted.entries()) {
    const old = before.find((each) => each.id === id)?.markers ?? '[]'
    if (markers === undefined) kept.push({ id, name, markers: withoutDropped(old, listed, dropped) })
    else {
      const field = `0.panoramas.${at}.markers`
      const sent = readMarkers(markers)
      const ways = { own: pathOf({ id }), listed, dropped }
      demandWays(sent, known.get(id) ?? [], ways, field)
      kept.push({ id, name, markers: await keptText(sent, ways, clean, field) })
    }
  }
  return kept
}

function withoutDropped(markers: string, listed: ReadonlySet<string>, dropped: ReadonlySet<string>): string {
  const isTouched = [...dropped].some((path) => markers.includes(path))
  return isTouched ? markersText(linkedOnlyTo(readMarkers(markers), listed)) : markers
}

/** A way that was kept already is no fault of who sends it once more. */
function demandWays(sent: readonly Marker[], known: readonly Marker[], ways: Ways, field: string): void {
  const before = new Map(known.map(({ id, data }) => [id, data.url]))
  for (const [at, { id, data }] of sent.entries()) {
    const { url } = data
    if (url === null || ways.dropped.has(url) || before.get(id) === url) continue
    const details = { fields: [field], values: { n: String(at + 1) } }
    if (url === ways.own) refuse('markerLinkItself', details)
    if (!ways.listed.has(url)) refuse('markerLinkUnknown', details)
  }
}

async function keptText(
  sent: readonly Marker[],
  { own, listed }: Ways,
  clean: Cleaner,
  field: string,
): Promise<string> {
  const markers: Marker[] = []
  for (const [at, marker] of sent.entries())
    markers.push({ ...marker, content: await clean(marker.content, { n: String(at + 1), field }) })
  const text = markersText(linkedOnlyTo(markers, new Set([...listed].filter((path) => path !== own))))
  if (text.length > longestMarkers)
    refuse('markersTooLarge', { fields: [field], values: { most: String(longestMarkers) } })
  return text
}
