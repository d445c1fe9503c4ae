import { type BaseMap, tilesAddress } from './base-maps.ts'
import type { Scheme } from './colours.ts'
import { type Engine, isRunning } from './engine.ts'
import { slowAfter } from './tile-health.ts'

type Told = { arrived: () => void; failed: () => void; slow: () => void }
type Tiles = { source: string; base: BaseMap; scheme: Scheme }

/** Dimmed in the dark scheme, so that what stands on it is brighter than its ground. */
const paints = {
  light: { 'raster-fade-duration': 0 },
  dark: { 'raster-fade-duration': 0, 'raster-brightness-max': 0.5, 'raster-saturation': -0.4 },
} as const

/** Lays the tiles right above the ground and tells how they come; answers how to take them away. */
export function showTiles(map: Engine, { source, base, scheme }: Tiles, told: Told): () => void {
  const slow = setTimeout(told.slow, slowAfter)
  const subscriptions = [
    map.on('sourcedata', ({ sourceId, tile }) => {
      if (sourceId !== source || !hasLoaded(tile)) return
      clearTimeout(slow)
      told.arrived()
    }),
    map.on('error', (event) => {
      if ('sourceId' in event && event.sourceId === source) told.failed()
    }),
  ]
  map.addSource(source, { type: 'raster', tiles: [tilesAddress(base)], tileSize: 256, maxzoom: base.maxZoom })
  const above = map.getStyle().layers.find(({ id }) => id !== 'ground')?.id
  map.addLayer({ id: source, type: 'raster', source, paint: paints[scheme] }, above)
  return () => {
    clearTimeout(slow)
    for (const subscription of subscriptions) subscription.unsubscribe()
    if (!isRunning(map)) return
    if (map.getLayer(source)) map.removeLayer(source)
    if (map.getSource(source)) map.removeSource(source)
  }
}

const hasLoaded = (tile: unknown): boolean =>
  typeof tile === 'object' && tile !== null && 'state' in tile && tile.state === 'loaded'
