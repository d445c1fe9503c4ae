import type { Bounds, Position } from '@allmende/domain/geometry/shape.ts'
import type { MapPlace } from './places.ts'
import { boundsAround, pointBounds, worldPixel } from './view.ts'

/** One marker: a place, or several that would cover one another. */
export type Gathered = {
  id: string
  position: Position
  bounds: Bounds
  places: readonly [MapPlace, ...MapPlace[]]
}

type Group = { x: number; y: number; places: [MapPlace, ...MapPlace[]] }

/**
 * Places nearer to one another than a marker is wide stand together, each kind for itself. It depends on the zoom
 * alone, so that nothing regroups while the map is moved.
 */
export function gathered(places: readonly MapPlace[], zoom: number, reach = 48): Gathered[] {
  const cells = new Map<string, Group[]>()
  const groups: Group[] = []
  for (const place of places) {
    const { x, y } = worldPixel(place.position, zoom)
    const [column, row] = [Math.floor(x / reach), Math.floor(y / reach)]
    const near = around(column, row)
      .flatMap((cell) => cells.get(`${place.kind} ${cell}`) ?? [])
      .map((group) => ({ group, distance: Math.hypot(group.x - x, group.y - y) }))
      .filter(({ distance }) => distance < reach)
      .toSorted((a, b) => a.distance - b.distance)[0]
    if (near) {
      near.group.places.push(place)
      continue
    }
    const group: Group = { x, y, places: [place] }
    const cell = `${place.kind} ${column}/${row}`
    cells.set(cell, [...(cells.get(cell) ?? []), group])
    groups.push(group)
  }
  return groups.map(({ places: [first, ...others] }) => asGathered([first, ...others]))
}

function around(column: number, row: number): string[] {
  const steps = [-1, 0, 1]
  return steps.flatMap((right) => steps.map((down) => `${column + right}/${row + down}`))
}

function asGathered(places: readonly [MapPlace, ...MapPlace[]]): Gathered {
  const mean = (at: 0 | 1) => places.reduce((sum, { position }) => sum + position[at], 0) / places.length
  const first = pointBounds(places[0].position)
  return {
    id: places[0].id,
    position: places.length === 1 ? places[0].position : [mean(0), mean(1)],
    bounds: boundsAround(places.map(({ position }) => pointBounds(position))) ?? first,
    places,
  }
}

/** No zoom takes them apart. */
export const isOneSpot = ({ bounds: [west, south, east, north] }: Gathered): boolean =>
  east - west < 1e-5 && north - south < 1e-5
