import { Map as Engine, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { createContext, use } from 'react'
import { type MapFit, toEngineZoom, zoomRange } from './view.ts'

setWorkerUrl(workerUrl)

export type { Engine }

type Settings = {
  container: HTMLElement
  fit: MapFit
  ground: string
  isStill: boolean
  words: { label: string; wheel: string; wheelMac: string; fingers: string }
}

/** North is up and the ground is flat: what it shows are plans. */
export function startEngine({ container, fit, ground, isStill, words }: Settings): Engine {
  const map = new Engine({
    container,
    style: {
      version: 8,
      sources: {},
      layers: [{ id: 'ground', type: 'background', paint: { 'background-color': ground } }],
    },
    ...cameraOf(fit),
    interactive: !isStill,
    minZoom: toEngineZoom(zoomRange.min),
    maxZoom: toEngineZoom(zoomRange.max),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    renderWorldCopies: false,
    cooperativeGestures: !isStill,
    locale: {
      'Map.Title': words.label,
      'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
      'CooperativeGesturesHandler.MacHelpText': words.wheelMac,
      'CooperativeGesturesHandler.MobileHelpText': words.fingers,
    },
  })
  map.keyboard.disableRotation()
  map.touchZoomRotate.disableRotation()
  return map
}

const ended = new WeakSet<Engine>()

/** Ends it and gives back what it held of the graphics card. */
export function endEngine(map: Engine): void {
  ended.add(map)
  map.remove()
}

/** What is cleaned up after the engine has nothing left to take away. */
export const isRunning = (map: Engine): boolean => !ended.has(map)

/** Room around what a map is fitted to; on the right stand its buttons. */
const padding = { top: 40, bottom: 40, left: 40, right: 64 }

function cameraOf(fit: MapFit) {
  if ('center' in fit) return { center: asPair(fit.center), zoom: toEngineZoom(fit.zoom) }
  return { bounds: asBox(fit), fitBoundsOptions: fitOptions(fit) }
}

/** Goes there; without a way in between where somebody wants no motion. */
export function goToFit(map: Engine, fit: MapFit): void {
  if ('center' in fit) map.easeTo({ center: asPair(fit.center), zoom: toEngineZoom(fit.zoom), duration: 150 })
  else map.fitBounds(asBox(fit), { ...fitOptions(fit), duration: 150 })
}

const fitOptions = ({ maxZoom }: { maxZoom: number }) => ({ padding, maxZoom: toEngineZoom(maxZoom) })
const asPair = ([longitude, latitude]: readonly [number, number]): [number, number] => [longitude, latitude]
const asBox = ({
  bounds: [west, south, east, north],
}: Extract<MapFit, { maxZoom: number }>): [number, number, number, number] => [west, south, east, north]

export const EngineContext = createContext<Engine | null>(null)

/** The running engine, for what is drawn inside of a map. */
export function useEngine(): Engine {
  const engine = use(EngineContext)
  if (!engine) throw new Error('useEngine needs a map above it')
  return engine
}
