import { readShape } from '@allmende/domain/geometry/read-shape.ts'
import { boundsOf } from '@allmende/domain/geometry/shape.ts'
import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { useMemo, useState } from 'react'
import { MapView } from '../../map/MapView.tsx'
import type { MapPlace, MapShape, MapTone } from '../../map/places.ts'
import { detailZoom, type MapFit, type MapViewport, nearestFit, startView } from '../../map/view.ts'
import { useSay } from '../../ui/language.tsx'
import { useNeighbours } from '../geometry/useNeighbours.ts'
import classes from './parcel-detail.module.css'
import { texts } from './parcel-detail.texts.ts'
import type { InsideParcel } from './whole-parcel.ts'

type ParcelMapProps = { parcel: Property; inside: InsideParcel | null }

/** Where the parcel lies, among its neighbours; nothing where that may not be known. */
export function ParcelMap({ parcel, inside }: ParcelMapProps) {
  const say = useSay()
  const { id, name, geoJson, latitude, longitude, location } = parcel
  const [view, setView] = useState<MapViewport | null>(null)
  const neighbours = useNeighbours(view, id)
  const tone: MapTone = !inside
    ? 'plain'
    : inside.isArchived
      ? 'archived'
      : inside.isPublic
        ? 'public'
        : 'internal'
  const shape = useMemo(() => (geoJson ? readShape(geoJson).shape : undefined), [geoJson])
  const shapes = useMemo<MapShape[]>(
    () => [...neighbours, ...(shape ? [{ id: `parcel-${id}`, name, shape, tone, isSelected: true }] : [])],
    [neighbours, shape, id, name, tone],
  )
  const hasPlace = typeof latitude === 'number' && typeof longitude === 'number'
  const places = useMemo<MapPlace[]>(
    () =>
      hasPlace && !shape
        ? [
            {
              id: 'location',
              name: location?.name ?? name,
              position: [longitude, latitude],
              kind: 'location',
            },
          ]
        : [],
    [hasPlace, shape, location, name, longitude, latitude],
  )
  const fit: MapFit = shape
    ? { bounds: boundsOf(shape), maxZoom: nearestFit.shape }
    : hasPlace
      ? { center: [longitude, latitude], zoom: detailZoom }
      : startView
  if (!shape && !hasPlace) return inside && <p className={classes.media}>{say(texts.noShape)}</p>
  return (
    <div className={classes.map}>
      <MapView
        label={say(texts.mapLabel, { name })}
        shapes={shapes}
        places={places}
        fit={fit}
        fitKey={JSON.stringify(fit)}
        onView={setView}
      />
      {!shape && inside && <p className={classes.media}>{say(texts.noShape)}</p>}
    </div>
  )
}
