import { linkedOnlyTo } from '@allmende/domain/parcels/linked-markers.ts'
import type { Marker } from '@allmende/domain/parcels/markers.ts'
import { markersText, readMarkers } from '@allmende/domain/parcels/markers-text.ts'
import { mediaPath } from '@allmende/domain/parcels/parcel-media.ts'
import sanitizeHtml from 'sanitize-html'
import type { ListedPanorama } from '../parcels.tables.ts'

const tags =
  'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i li ol p pre s strong table tbody td th thead tr u ul'

/** What the words of a marker may be made of, as with every rich text; of everything else the words stay. */
function cleanContent(html: string): string {
  if (html === '') return ''
  const clean = sanitizeHtml(html, {
    allowedTags: tags.split(' '),
    allowedAttributes: { a: ['href', 'title'], ol: ['start'], td: ['align'], th: ['align'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
  })
  // As the editor writes them, so that what was not touched stays the same.
  return clean.replaceAll('<br />', '<br>').replaceAll('<hr />', '<hr>').trim()
}

const cleanMarker = (marker: Marker): Marker => ({ ...marker, content: cleanContent(marker.content) })

type Wanted = { id: string; name: string; markers?: string | undefined }

/**
 * The panoramas of a parcel as they are listed from now on: markers that were not sent stay, words in those that were
 * can do no harm, and none leads to what is not, or no longer, one of them.
 */
export function keptPanoramas(
  parcelId: number,
  before: readonly Pick<ListedPanorama, 'id' | 'markers'>[],
  wanted: readonly Wanted[],
): ListedPanorama[] {
  const paths = new Set(wanted.map(({ id }) => mediaPath(parcelId, id)))
  const dropped = before.filter(({ id }) => !wanted.some((each) => each.id === id))
  const stale = dropped.map(({ id }) => mediaPath(parcelId, id))
  return wanted.map(({ id, name, markers }) => {
    const kept = before.find((each) => each.id === id)?.markers ?? '[]'
    if (markers !== undefined)
      return { id, name, markers: markersText(linkedOnlyTo(readMarkers(markers).map(cleanMarker), paths)) }
    const isTouched = stale.some((path) => kept.includes(path))
    return { id, name, markers: isTouched ? markersText(linkedOnlyTo(readMarkers(kept), paths)) : kept }
  })
}
