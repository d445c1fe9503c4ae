import { z } from 'zod'
import { final } from '../method.ts'
import type { Bilingual } from '../texts.ts'
import { saying } from '../validation.ts'
import { KeptMarker, longestMarkerContent, Marker, mostMarkers } from './markers.ts'

/** So long the markers of a panorama may be, as text. */
export const longestMarkers = 1_000_000

const faults = {
  unreadable: {
    de: 'Die Marker müssen als JSON-Liste angegeben werden',
    en: 'The markers must be given as a JSON list',
  },
  tooMany: { de: 'Höchstens {n} Marker je Panorama', en: 'At most {n} markers per panorama' },
  faulty: {
    de: 'Marker {n}: „{field}“ fehlt oder ist ungültig',
    en: 'Marker {n}: “{field}” is missing or invalid',
  },
  tooLong: {
    de: 'Marker {n}: Der Inhalt darf höchstens {most} Zeichen lang sein',
    en: 'Marker {n}: the content may have at most {most} characters',
  },
  doubled: { de: 'Die Kennung „{id}“ gibt es mehrfach', en: 'There is more than one marker “{id}”' },
} as const satisfies Record<string, Bilingual>

function listOf(text: string): unknown[] | null {
  try {
    const list: unknown = text.trim() === '' ? [] : JSON.parse(text)
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

/** Those of it that can be shown, each once; what cannot be read is left out. */
export function readMarkers(text: string): Marker[] {
  const markers = new Map<string, Marker>()
  for (const each of (listOf(text) ?? []).slice(0, mostMarkers)) {
    const { data: marker } = KeptMarker.safeParse(each)
    if (marker && !markers.has(marker.id)) markers.set(marker.id, marker)
  }
  return [...markers.values()]
}

export const markersText = (markers: readonly Marker[]): string => JSON.stringify(markers)

/** What the text is not allowed to be is said with the number of the marker. */
function demandMarkers(text: string, context: z.RefinementCtx): void {
  const fault = (said: Bilingual, values: Record<string, string> = {}) =>
    context.addIssue({ code: 'custom', input: text, ...saying(said, values) })
  const list = listOf(text)
  if (!list) return fault(faults.unreadable)
  if (list.length > mostMarkers) return fault(faults.tooMany, { n: String(mostMarkers) })
  const seen = new Set<string>()
  for (const [at, each] of list.entries()) {
    const { data: marker, error } = Marker.safeParse(each)
    if (!marker) {
      const [issue] = error.issues
      const field = issue?.path.map(String).join('.') ?? ''
      const n = String(at + 1)
      if (field === 'content' && issue?.code === 'too_big')
        return fault(faults.tooLong, { n, most: String(longestMarkerContent) })
      return fault(faults.faulty, { n, field })
    }
    if (seen.has(marker.id)) return fault(faults.doubled, { id: marker.id })
    seen.add(marker.id)
  }
}

/** As it is kept. */
export const MarkersText = z.string().max(longestMarkers, final)
/** As somebody sends it. */
export const ChangedMarkersText = MarkersText.superRefine(demandMarkers)
