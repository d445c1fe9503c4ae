import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSource,
  LayerSpecification,
} from 'maplibre-gl'
import type { Scheme } from './colours.ts'
import { mapColours } from './colours.ts'
import { type Engine, isRunning } from './engine.ts'
import { featureOf } from './geojson.ts'
import { type MapShape, type MapTone, mapTones } from './places.ts'

export const shapeSource = 'shapes'
export const fillLayer = 'shapes-fill'
const casingLayer = 'shapes-casing'

/** Colour never tells alone: each tone has a line of its own kind. */
export const dashes: Record<MapTone, readonly number[] | null> = {
  public: null,
  internal: [3, 1.5],
  archived: [0.75, 1.25],
  plain: null,
  neighbour: null,
}

const lineLayer = (tone: MapTone) => `shapes-line-${tone}`
const ofTone = (tone: MapTone): FilterSpecification => ['==', ['get', 'tone'], tone]
const isRaised: ExpressionSpecification = [
  'any',
  ['boolean', ['feature-state', 'hover'], false],
  ['boolean', ['get', 'selected'], false],
]

function layersOf(scheme: Scheme): LayerSpecification[] {
  const colours = mapColours[scheme]
  const source = shapeSource
  return [
    {
      id: fillLayer,
      type: 'fill',
      source,
      paint: {
        'fill-color': [
          'match',
          ['get', 'tone'],
          'public',
          colours.public,
          'internal',
          colours.internal,
          'archived',
          colours.archived,
          'neighbour',
          colours.neighbour,
          colours.plain,
        ],
        'fill-opacity': ['case', isRaised, 0.4, ['==', ['get', 'tone'], 'neighbour'], 0.08, 0.2],
      },
    },
    {
      id: casingLayer,
      type: 'line',
      source,
      paint: { 'line-color': colours.casing, 'line-width': ['case', isRaised, 7, 4], 'line-opacity': 0.85 },
    },
    ...mapTones.map((tone): LayerSpecification => {
      const dash = dashes[tone]
      return {
        id: lineLayer(tone),
        type: 'line',
        source,
        filter: ofTone(tone),
        paint: {
          'line-color': colours[tone],
          'line-width': ['case', isRaised, 4, tone === 'neighbour' ? 1 : 2],
          ...(dash && { 'line-dasharray': [...dash] }),
        },
      }
    }),
  ]
}

export function addShapeLayers(map: Engine, scheme: Scheme): () => void {
  map.addSource(shapeSource, {
    type: 'geojson',
    promoteId: 'id',
    data: { type: 'FeatureCollection', features: [] },
  })
  const layers = layersOf(scheme)
  for (const layer of layers) map.addLayer(layer)
  return () => {
    if (!isRunning(map)) return
    for (const { id } of layers) if (map.getLayer(id)) map.removeLayer(id)
    if (map.getSource(shapeSource)) map.removeSource(shapeSource)
  }
}

export function setShapes(map: Engine, shapes: readonly MapShape[]): void {
  const features = shapes.map(({ id, shape, tone, isSelected = false }) =>
    featureOf(shape, { id, tone, selected: isSelected }),
  )
  map.getSource<GeoJSONSource>(shapeSource)?.setData({ type: 'FeatureCollection', features })
}

export const setRaised = (map: Engine, id: string, is: boolean): void => {
  if (isRunning(map) && map.getSource(shapeSource))
    map.setFeatureState({ source: shapeSource, id }, { hover: is })
}
