import {
  fewestPoints,
  type Marker,
  type MarkerType,
  mostMarkers,
  mostPoints,
  newMarker,
  type SpherePoint,
} from '@allmende/domain/parcels/markers.ts'
import { sameMarkers } from '@allmende/domain/parcels/merged-markers.ts'
import { done, type History, newHistory, redone, undone } from '../../../map/drawing/history.ts'
import { movedPoint, tidyPoint } from '../sphere-points.ts'

/** Markers while somebody changes them. */
export type Editing = {
  /** What she began with. */
  base: readonly Marker[]
  history: History<readonly Marker[]>
  /** What the next click places. */
  mode: MarkerType | null
  /** The corners of a polygon so far. */
  draft: readonly SpherePoint[]
  selected: string | null
  /** The corner of the selected polygon that is moved; null moves it all. */
  corner: number | null
  /** What the last step did: more of the same is one step. */
  tag: string | null
}

export const newEditing = (markers: readonly Marker[]): Editing => ({
  base: markers,
  history: newHistory(markers),
  mode: null,
  draft: [],
  selected: null,
  corner: null,
  tag: null,
})

export const isChanged = ({ base, history, draft }: Editing): boolean =>
  draft.length > 0 || !sameMarkers(base, history.present)

export const selectedMarker = ({ history, selected }: Editing): Marker | undefined =>
  history.present.find(({ id }) => id === selected)

export const isFull = ({ history }: Editing): boolean => history.present.length >= mostMarkers

const idle = { mode: null, draft: [], corner: null } as const

const step = (editing: Editing, markers: readonly Marker[], tag: string | null = null): Editing =>
  tag !== null && tag === editing.tag
    ? { ...editing, history: { ...editing.history, present: markers } }
    : { ...editing, history: done(editing.history, markers), tag }

function added(editing: Editing, marker: Marker): Editing {
  if (isFull(editing)) return { ...editing, ...idle }
  return { ...step(editing, [...editing.history.present, marker]), ...idle, selected: marker.id }
}

/** Ends what is being placed; of a polygon with fewer than three points nothing stays. */
export function ended(editing: Editing, id: string): Editing {
  const { mode, draft } = editing
  if (mode !== 'polygon' || draft.length < fewestPoints) return { ...editing, ...idle }
  return added(editing, newMarker(id, { type: 'polygon', polygon: [...draft] }))
}

/** One mode at a time; the same once more leaves it. */
export function inMode(editing: Editing, mode: MarkerType, id: string): Editing {
  const left = ended(editing, id)
  return editing.mode === mode ? left : { ...left, mode, selected: null }
}

/** What a click does: it places a pin or a waypoint and leaves the mode, or it is the next corner of a polygon. */
export function placed(editing: Editing, point: SpherePoint, id: string): Editing {
  const { mode, draft } = editing
  const position = tidyPoint(point)
  if (mode === null) return editing
  if (mode !== 'polygon') return added(editing, newMarker(id, { type: mode, position }))
  return draft.length >= mostPoints ? editing : { ...editing, draft: [...draft, position] }
}

export function changed(
  editing: Editing,
  id: string,
  change: (marker: Marker) => Marker,
  tag: string,
): Editing {
  const markers = editing.history.present.map((marker) => (marker.id === id ? change(marker) : marker))
  return step(editing, markers, `${id} ${tag}`)
}

export const chosen = (editing: Editing, selected: string | null, corner: number | null = null): Editing => ({
  ...editing,
  selected,
  corner,
  tag: null,
})

/** Moves the selected marker, or only its selected corner. */
export function moved(editing: Editing, yaw: number, pitch: number): Editing {
  const { selected, corner } = editing
  if (selected === null) return editing
  return changed(editing, selected, (marker) => movedMarker(marker, corner, yaw, pitch), `moved ${corner}`)
}

const movedMarker = (marker: Marker, corner: number | null, yaw: number, pitch: number): Marker => ({
  ...marker,
  position: marker.position && movedPoint(marker.position, yaw, pitch),
  polygon:
    marker.polygon?.map((point, at) =>
      corner === null || corner === at ? movedPoint(point, yaw, pitch) : point,
    ) ?? null,
})

export function removed(editing: Editing, id: string): Editing {
  const { present } = editing.history
  if (!present.some((marker) => marker.id === id && marker.data.deletable)) return editing
  const markers = present.filter((marker) => marker.id !== id)
  return { ...step(editing, markers), selected: null, corner: null }
}

/** While a polygon is drawn it takes back its last corner. */
export function stepBack(editing: Editing): Editing {
  if (editing.draft.length > 0) return { ...editing, draft: editing.draft.slice(0, -1) }
  return settled({ ...editing, history: undone(editing.history) })
}

export const stepForward = (editing: Editing): Editing =>
  settled({ ...editing, history: redone(editing.history) })

const settled = (editing: Editing): Editing => {
  const marker = selectedMarker(editing)
  const isCorner = editing.corner !== null && marker?.polygon && editing.corner < marker.polygon.length
  return { ...editing, tag: null, selected: marker?.id ?? null, corner: isCorner ? editing.corner : null }
}
