import type { Shape } from '@allmende/domain/geometry/shape.ts'
import type { PropertyCounts, PropertyRow } from '@allmende/domain/parcels/parcels.contract.ts'
import type { MapPlace, MapShape, MapTone } from '../../map/places.ts'
import { parcelPath } from '../parcel-paths.ts'

/** The locations of a result with how many parcels each has. */
export const placesOf = (
  byLocation: PropertyCounts['byLocation'],
  onOpen: (locationId: number) => void,
): MapPlace[] =>
  byLocation.flatMap(({ location, count }): MapPlace[] =>
    location
      ? [
          {
            id: locationMark(location.id),
            name: location.name,
            position: [location.longitude, location.latitude],
            kind: 'location',
            count,
            onOpen: () => onOpen(location.id),
          },
        ]
      : [],
  )

/** Parcels by their shapes; those without one stand where their location lies. */
export function drawn(rows: readonly PropertyRow[]): { places: MapPlace[]; shapes: MapShape[] } {
  const places: MapPlace[] = []
  const shapes: MapShape[] = []
  for (const row of rows) {
    const { name, position } = row
    const shape = shapeIn(row.geoJson)
    const thing = { id: parcelMark(row.id), name, tone: toneOf(row), href: parcelPath(row.id) }
    if (shape) shapes.push({ ...thing, shape })
    else if (position) places.push({ ...thing, position, kind: 'parcel' })
  }
  return { places, shapes }
}

export const locationMark = (id: number | null): string => `location-${id}`
export const parcelMark = (id: number): string => `parcel-${id}`

/** Outside nobody is told that a parcel is public: all that are seen there are. */
function toneOf({ isPublic, isArchived }: PropertyRow): MapTone {
  if (isArchived) return 'archived'
  return isPublic === undefined ? 'plain' : isPublic ? 'public' : 'internal'
}

/** What the server keeps was checked when it came; it is not checked again with every move of the map. */
export function shapeIn(text: string | null | undefined): Shape | null {
  if (!text) return null
  try {
    const shape = JSON.parse(text)
    return shape?.type === 'Polygon' || shape?.type === 'MultiPolygon' ? shape : null
  } catch {
    return null
  }
}
