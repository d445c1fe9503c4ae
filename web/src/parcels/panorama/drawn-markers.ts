import type { Marker, SpherePoint } from '@allmende/domain/parcels/markers.ts'
import type { MarkerConfig } from '@photo-sphere-viewer/markers-plugin'
import classes from './panorama.module.css'

/**
 * The viewer keeps what it draws in a plain object: under its own name a marker “constructor” would be taken for one
 * that is there already, and one called like a corner for that corner.
 */
const markerPrefix = 'mark-'
export const drawnId = (markerId: string): string => `${markerPrefix}${markerId}`
/** The marker that is drawn under this id; null for what only helps to draw. */
export const markerOfDrawn = (id: string): string | null =>
  id.startsWith(markerPrefix) ? id.slice(markerPrefix.length) : null

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const icon = (parts: string) => `<svg viewBox="0 0 60 60" aria-hidden="true" focusable="false">${parts}</svg>`

const needle = (sign: string) =>
  icon(
    `<path class="${classes.body}" d="M30 58C30 58 50 36 50 22A20 20 0 0 0 10 22C10 36 30 58 30 58Z"/>${sign}`,
  )
const disc = (sign: string) => icon(`<circle class="${classes.body}" cx="30" cy="30" r="27"/>${sign}`)

const dot = `<circle class="${classes.sign}" cx="30" cy="22" r="7"/>`
/** A strip of a panorama: what leads to one has it. */
const strip = (at: number) =>
  `<path class="${classes.sign}" d="M15 ${at - 9}Q30 ${at - 4} 45 ${at - 9}V${at + 9}Q30 ${at + 4} 15 ${at + 9}Z"/>`
const arrow = `<path class="${classes.sign}" d="M30 14L44 30H36V45H24V30H16Z"/>`

function drawing({ data }: Marker): string {
  const isLinked = data.url !== null
  if (data.type === 'waypoint') return disc(isLinked ? strip(30) : arrow)
  return needle(isLinked ? strip(22).replace('M15', 'M17').replace('45', '43').replace('15', '17') : dot)
}

/** A marker in the words of the viewer; `isChosen` stands out from the others. */
export function drawnMarker(marker: Marker, name: string, isChosen: boolean): MarkerConfig {
  const { id, tooltip, size, anchor, position, polygon, svgStyle } = marker
  const shared = {
    id: drawnId(id),
    tooltip: { content: escaped(name), position: tooltip.position },
    className: isChosen ? `${classes.marker} ${classes.chosen}` : (classes.marker ?? ''),
    zIndex: isChosen ? 100 : 10,
  }
  if (polygon)
    return {
      ...shared,
      polygon: polygon.map(({ yaw, pitch }) => ({ yaw, pitch })),
      svgStyle: { ...svgStyle },
    }
  return { ...shared, html: drawing(marker), size, anchor, position: position ?? { yaw: 0, pitch: 0 } }
}

/** A corner of what is drawn or changed. */
export const drawnCorner = (id: string, position: SpherePoint, isChosen: boolean): MarkerConfig => ({
  id,
  circle: isChosen ? 11 : 8,
  position,
  zIndex: 200,
  className: classes.corner ?? '',
  svgStyle: { fill: isChosen ? '#ffd400' : '#ffffff', stroke: '#171a2b', strokeWidth: '3px' },
})

export const drawnLine = (id: string, points: readonly SpherePoint[]): MarkerConfig => ({
  id,
  polyline: points.map(({ yaw, pitch }) => ({ yaw, pitch })),
  zIndex: 150,
  className: classes.line ?? '',
  svgStyle: { stroke: '#ff0000', strokeWidth: '4px', fill: 'none' },
})
