import '@photo-sphere-viewer/core/index.css'
import '@photo-sphere-viewer/markers-plugin/index.css'
import { mediaTile, type Panorama, sizedMedia } from '@allmende/domain/parcels/parcel-media.ts'
import type { SpherePoint } from '@allmende/domain/parcels/markers.ts'
import { Viewer } from '@photo-sphere-viewer/core'
import { EquirectangularTilesAdapter } from '@photo-sphere-viewer/equirectangular-tiles-adapter'
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin'
import { type MarkerConfig, MarkersPlugin } from '@photo-sphere-viewer/markers-plugin'
import { movedPoint } from './sphere-points.ts'

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** What the screen can do with the drawn sphere. */
export type Sphere = {
  viewer: Viewer
  markers: MarkersPlugin
  gyroscope: GyroscopePlugin
  turnTo: (point: SpherePoint) => void
  turnBy: (yaw: number, pitch: number) => void
  /** Where on the sphere something lies that was pointed at, and where one sees a place of it. */
  pointAt: (clientX: number, clientY: number) => SpherePoint | null
  seenAt: (point: SpherePoint) => { x: number; y: number }
  draw: (wanted: ReadonlyMap<string, MarkerConfig>) => void
}

/**
 * A panorama for the viewer: the small picture at once, then its pieces; where there are none the size for screens is
 * one piece. `urlOf` is asked for each, since what is signed is renewed.
 */
export function shownPanorama({ levels, width }: Panorama, urlOf: () => string) {
  const whole = { width: Math.min(width ?? 4096, 4096), cols: 1, rows: 1 }
  const hasPieces = levels.length > 0
  return {
    baseUrl: sizedMedia(urlOf(), 'preview'),
    levels: hasPieces ? levels.map((level) => ({ ...level })) : [whole],
    tileUrl: (col: number, row: number, level: number) =>
      hasPieces ? mediaTile(urlOf(), level, col, row) : sizedMedia(urlOf(), 'web'),
  }
}

/** Draws the sphere into an element of the page. */
export function newSphere(container: HTMLElement): Sphere {
  const viewer = new Viewer({
    container,
    adapter: EquirectangularTilesAdapter.withConfig({ baseBlur: true, showErrorTile: false }),
    plugins: [
      MarkersPlugin.withConfig({ clickEventOnMarker: true, defaultHoverScale: false }),
      GyroscopePlugin.withConfig({ moveMode: 'smooth' }),
    ],
    navbar: false,
    keyboard: false,
    moveInertia: isCalm() ? false : 0.8,
    defaultZoomLvl: 20,
    loadingTxt: '',
    canvasBackground: '#171a2b',
  })
  const markers = viewer.getPlugin<MarkersPlugin>(MarkersPlugin)
  let drawn: ReadonlyMap<string, MarkerConfig> = new Map()
  return {
    viewer,
    markers,
    gyroscope: viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin),
    turnTo(point) {
      if (isCalm()) viewer.rotate(point)
      else viewer.animate({ ...point, speed: '10rpm' })
    },
    turnBy(yaw, pitch) {
      const now = viewer.getPosition()
      viewer.rotate(movedPoint(now, yaw, pitch))
    },
    pointAt(clientX, clientY) {
      const box = viewer.container.getBoundingClientRect()
      // Null, against its type, where the sky ends.
      return viewer.dataHelper.viewerCoordsToSphericalCoords({
        x: clientX - box.left,
        y: clientY - box.top,
      }) as SpherePoint | null
    },
    seenAt(point) {
      const box = viewer.container.getBoundingClientRect()
      const { x, y } = viewer.dataHelper.sphericalCoordsToViewerCoords(point)
      return { x: x + box.left, y: y + box.top }
    },
    draw(wanted) {
      redraw(markers, drawn, wanted)
      drawn = wanted
      viewer.needsUpdate()
    },
  }
}

/** Touches only what has become another one. */
function redraw(
  plugin: MarkersPlugin,
  before: ReadonlyMap<string, MarkerConfig>,
  wanted: ReadonlyMap<string, MarkerConfig>,
): void {
  const gone = [...before.keys()].filter((id) => !wanted.has(id))
  if (gone.length > 0) plugin.removeMarkers(gone, false)
  for (const [id, config] of wanted) {
    const old = before.get(id)
    if (!old) plugin.addMarker(config, false)
    else if (old !== config) {
      plugin.updateMarker(config, false)
      // It would stay where the marker was.
      plugin.hideMarkerTooltip(id)
    }
  }
  plugin.renderMarkers()
}
