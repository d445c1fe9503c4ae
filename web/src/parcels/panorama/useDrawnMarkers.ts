import type { Marker } from '@allmende/domain/parcels/markers.ts'
import type { MarkerConfig } from '@photo-sphere-viewer/markers-plugin'
import { useMemo } from 'react'
import { drawnCorner, drawnLine, drawnMarker } from './drawn-markers.ts'
import { type Editing, selectedMarker } from './edit/editing.ts'

/** What is no marker itself begins so. */
export const draftPrefix = 'draft-'
export const cornerPrefix = 'corner-'

/** A marker is never changed but replaced: what was made of it stays good as long as it does. */
const made = new WeakMap<Marker, { name: string; isChosen: boolean; config: MarkerConfig }>()

/** The same object as before where nothing changed, so that nothing is drawn twice. */
function keptDrawing(marker: Marker, name: string, isChosen: boolean): MarkerConfig {
  const old = made.get(marker)
  if (old?.name === name && old.isChosen === isChosen) return old.config
  const config = drawnMarker(marker, name, isChosen)
  made.set(marker, { name, isChosen, config })
  return config
}

/** Markers in the words of the viewer, under the ids it knows them by, with the helping points while they are edited. */
export function useDrawnMarkers(
  markers: readonly Marker[],
  names: ReadonlyMap<string, string>,
  chosen: string | null,
  editing: Editing | null,
): ReadonlyMap<string, MarkerConfig> {
  return useMemo(() => {
    const drawn = new Map<string, MarkerConfig>()
    for (const marker of markers) {
      // A polygon that is edited is known by its corners, and its colours are to be seen.
      const isChosen = marker.id === chosen && !(editing && marker.polygon)
      const config = keptDrawing(marker, names.get(marker.id) ?? '', isChosen)
      drawn.set(config.id, config)
    }
    for (const config of editing ? helpers(editing) : []) drawn.set(config.id, config)
    return drawn
  }, [markers, names, chosen, editing])
}

/** What is drawn so far, and the corners of the selected polygon. */
function helpers(editing: Editing): MarkerConfig[] {
  const { draft, corner } = editing
  const corners = (selectedMarker(editing)?.polygon ?? []).map((point, at) =>
    drawnCorner(`${cornerPrefix}${at}`, point, at === corner),
  )
  const points = draft.map((point, at) => drawnCorner(`${draftPrefix}${at}`, point, false))
  const line = draft.length > 1 ? [drawnLine(`${draftPrefix}line`, draft)] : []
  return [...line, ...points, ...corners]
}
