import type { Shape } from '@allmende/domain/geometry/shape.ts'
import type { GeoJSONSource } from 'maplibre-gl'
import { mapColours, type Scheme } from '../colours.ts'
import { type Engine, isRunning } from '../engine.ts'
import { featureOf } from '../geojson.ts'

const [neighbourSource, drawnSource] = ['drawing-neighbours', 'drawing-shape']
const layers = ['drawing-neighbours-fill', 'drawing-neighbours-line', 'drawing-shape-fill']
const empty = { type: 'FeatureCollection' as const, features: [] }

/** Below the corners: neighbours, pale, and the inside of what is drawn, without its holes. */
export function addDrawnLayers(map: Engine, scheme: Scheme): () => void {
  const { neighbour, drawn } = mapColours[scheme]
  map.addSource(neighbourSource, { type: 'geojson', data: empty })
  map.addSource(drawnSource, { type: 'geojson', data: empty })
  const [fill = '', line = '', inside = ''] = layers
  map.addLayer({
    id: fill,
    type: 'fill',
    source: neighbourSource,
    paint: { 'fill-color': neighbour, 'fill-opacity': 0.12 },
  })
  map.addLayer({
    id: line,
    type: 'line',
    source: neighbourSource,
    paint: { 'line-color': neighbour, 'line-width': 1.5, 'line-dasharray': [3, 2] },
  })
  map.addLayer({
    id: inside,
    type: 'fill',
    source: drawnSource,
    paint: { 'fill-color': drawn, 'fill-opacity': 0.2 },
  })
  return () => {
    if (!isRunning(map)) return
    for (const id of layers) map.removeLayer(id)
    map.removeSource(neighbourSource)
    map.removeSource(drawnSource)
  }
}

const show = (map: Engine, source: string, shapes: readonly Shape[]) =>
  map
    .getSource<GeoJSONSource>(source)
    ?.setData({ type: 'FeatureCollection', features: shapes.map((shape) => featureOf(shape, {})) })

export const showNeighbours = (map: Engine, shapes: readonly Shape[]) => show(map, neighbourSource, shapes)
export const showDrawn = (map: Engine, shape: Shape | null) => show(map, drawnSource, shape ? [shape] : [])
