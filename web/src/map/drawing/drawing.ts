import type { Position, Ring, Shape } from '@allmende/domain/geometry/shape.ts'
import { type GeoJSONStoreFeatures, TerraDraw, TerraDrawModeUndoRedo } from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import type { Scheme } from '../colours.ts'
import type { Engine } from '../engine.ts'
import { drawingModes, type SnapTo } from './drawing-modes.ts'
import { type PlacedRing, placedRings, type RingPlace } from './rings.ts'

type Told = {
  /** A new ring is closed. */
  drawn: (ring: Ring) => void
  /** A ring has other corners. */
  reshaped: (place: RingPlace, ring: Ring) => void
  /** A ring lies elsewhere, by so much. */
  moved: (place: RingPlace, by: Position) => void
  /** Under the pointer, before anything is settled: the rings of the shape, and the one being drawn. */
  live: (rings: readonly PlacedRing[], begun: Ring | null) => void
}

export type Drawing = ReturnType<typeof startDrawing>

const precision = 9
const idOf = ({ polygon, ring }: RingPlace) => `ring-${polygon}-${ring}`
export function placeOf(id: string): RingPlace | null {
  const [, polygon, ring] = /^ring-(\d+)-(\d+)$/.exec(id) ?? []
  return polygon === undefined ? null : { polygon: Number(polygon), ring: Number(ring) }
}

/** Terra Draw on a map: it knows rings only, each a polygon of its own; what they make up together we know. */
export function startDrawing(map: Engine, scheme: Scheme, snapTo: SnapTo, told: Told) {
  let drawnBefore = 0
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: precision }),
    modes: drawingModes(scheme, snapTo),
    idStrategy: { isValidId: (id) => typeof id === 'string', getId: () => `drawn-${++drawnBefore}` },
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
  })
  draw.start()
  draw.setMode('select')
  let selected: string | null = null

  const rings = (): PlacedRing[] =>
    draw.getSnapshot().flatMap(({ id, geometry }) => {
      const place = placeOf(String(id))
      return place && geometry.type === 'Polygon'
        ? [{ ...place, positions: ringIn(geometry.coordinates[0]) }]
        : []
    })
  const ringNamed = (id: string): Ring => {
    const feature = draw.getSnapshotFeature(id)
    return feature?.geometry.type === 'Polygon' ? ringIn(feature.geometry.coordinates[0]) : []
  }
  let loaded: readonly PlacedRing[] = []

  draw.on('finish', (id, { action }) => {
    const name = String(id)
    const ring = ringNamed(name)
    const place = placeOf(name)
    // Terra Draw is still busy with it; what follows changes its features.
    queueMicrotask(() => {
      if (!place) {
        if (draw.hasFeature(id)) draw.removeFeatures([id])
        told.drawn(ring)
      } else if (action === 'dragFeature') {
        const before = loaded.find((one) => idOf(one) === name)?.positions[0] ?? [0, 0]
        const [x, y] = ring[0] ?? before
        told.moved(place, [x - before[0], y - before[1]])
      } else told.reshaped(place, ring)
    })
  })
  draw.on('change', (_ids, type) => {
    if (type === 'styling') return
    const begun = draw
      .getSnapshot()
      .find(({ id, geometry }) => geometry.type === 'Polygon' && !placeOf(String(id)))
    told.live(rings(), begun?.geometry.type === 'Polygon' ? ringIn(begun.geometry.coordinates[0]) : null)
  })

  const select = (place: RingPlace | null) => {
    const id = place && idOf(place)
    if (selected !== null && selected !== id && draw.hasFeature(selected)) draw.deselectFeature(selected)
    selected = id
    if (id !== null && draw.getMode() === 'select' && draw.hasFeature(id)) draw.selectFeature(id)
  }

  return {
    /** Shows this shape; nothing happens where it is shown already. */
    load(shape: Shape | null): void {
      const next = placedRings(shape).map((one) => ({ ...one, positions: one.positions.map(rounded) }))
      loaded = next
      if (JSON.stringify(next) === JSON.stringify(rings())) return
      const kept = selected
      select(null)
      draw.removeFeatures(rings().map(idOf))
      draw.addFeatures(next.map(featureOf))
      const place = kept === null ? null : placeOf(kept)
      if (place && draw.hasFeature(idOf(place))) select(place)
    },
    setMode(mode: 'select' | 'polygon'): void {
      if (draw.getMode() === mode) return
      if (mode === 'polygon') select(null)
      draw.setMode(mode)
    },
    select,
    rings,
    /** Takes back the last corner of what is being drawn; false where nothing is. */
    undoCorner: (): boolean => draw.getModeState() === 'drawing' && draw.canUndo() && draw.undo(),
    stop: () => draw.stop(),
  }
}

const rounded = ([x, y]: Position): Position => [Number(x.toFixed(precision)), Number(y.toFixed(precision))]

const ringIn = (coordinates: readonly (readonly number[])[] | undefined): Ring =>
  (coordinates ?? []).map(([x = 0, y = 0]): Position => [x, y])

const featureOf = (one: PlacedRing): GeoJSONStoreFeatures => ({
  id: idOf(one),
  type: 'Feature',
  properties: { mode: 'polygon' },
  geometry: { type: 'Polygon', coordinates: [one.positions.map(([x, y]) => [x, y])] },
})
