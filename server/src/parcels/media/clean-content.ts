import { setImmediate as turn } from 'node:timers/promises'
import { longestMarkerContent } from '@allmende/domain/parcels/markers.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import sanitizeHtml from 'sanitize-html'

const tags =
  'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i li ol p pre s strong table tbody td th thead tr u ul'

/** What the words of a marker may be made of, as with every rich text; of everything else the words stay. */
function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: tags.split(' '),
    allowedAttributes: { a: ['href', 'title'], ol: ['start'], td: ['align'], th: ['align'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
  })
  // As the editor writes them, so that what was not touched stays the same.
  return clean.replaceAll('<br />', '<br>').replaceAll('<hr />', '<hr>').trim()
}

/** So many letters of new words are looked through in one call: it is work that holds up everybody else. */
export const mostCleaned = 200_000
/** What takes time in a text is where something begins: five thousand are more than its longest can sensibly have. */
export const mostBeginnings = 5000
/** After so many letters everyone else's calls get their turn. */
const lettersAtOnce = 4000

const beginnings = (html: string): number => html.match(/[<&]/g)?.length ?? 0

/** One of the markers that were sent, as somebody who counts them would name it. */
export type Place = { n: string; field: string }
export type Cleaner = (html: string, place: Place) => Promise<string>

/** Makes words harmless within the bounds of one call; those that are kept already are so and cost nothing. */
export function cleanerOf(kept: ReadonlySet<string>): Cleaner {
  let cleaned = 0
  let atOnce = 0
  return async (html, { n, field }) => {
    if (html === '' || kept.has(html)) return html
    const fields = [field]
    cleaned += html.length
    if (cleaned > mostCleaned)
      refuse('markerContentsTooMuch', { fields, values: { most: String(mostCleaned) } })
    if (beginnings(html) > mostBeginnings)
      refuse('markerContentTooTangled', { fields, values: { n, most: String(mostBeginnings) } })
    if (atOnce >= lettersAtOnce) {
      atOnce = 0
      await turn()
    }
    atOnce += html.length
    const clean = cleanHtml(html)
    if (clean.length > longestMarkerContent)
      refuse('markerContentTooLong', {
        fields,
        values: { n, length: String(clean.length), most: String(longestMarkerContent) },
      })
    return clean
  }
}
