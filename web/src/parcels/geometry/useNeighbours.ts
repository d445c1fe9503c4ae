import { readShape } from '@allmende/domain/geometry/read-shape.ts'
import type { Bounds } from '@allmende/domain/geometry/shape.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MapShape } from '../../map/places.ts'
import { detailZoom, type MapViewport } from '../../map/view.ts'
import { rpcQuery } from '../../rpc/queries.ts'
import { parcelPath } from '../parcel-paths.ts'

/** Rounded outward, so that small moves ask for nothing new. */
function rounded([west, south, east, north]: Bounds): [number, number, number, number] {
  const step = 0.002
  const [down, up] = [(n: number) => Math.floor(n / step) * step, (n: number) => Math.ceil(n / step) * step]
  const exact = (n: number) => Number(n.toFixed(4))
  return [exact(down(west)), exact(down(south)), exact(up(east)), exact(up(north))]
}

/** Other parcels in this part of the map that the viewer may know of; none from so far away that they are specks. */
export function useNeighbours(view: MapViewport | null, id: number): readonly MapShape[] {
  const isNear = view !== null && view.zoom >= detailZoom
  const { data } = useQuery({
    ...rpcQuery('getProperties', { bbox: rounded(view?.bounds ?? [0, 0, 0, 0]) }),
    enabled: isNear,
    placeholderData: keepPreviousData,
  })
  return useMemo(() => {
    if (!isNear) return []
    return (data ?? []).flatMap((row): MapShape[] => {
      const shape = row.id !== id && row.geoJson ? readShape(row.geoJson).shape : undefined
      const href = parcelPath(row.id)
      return shape ? [{ id: `parcel-${row.id}`, name: row.name, shape, tone: 'neighbour', href }] : []
    })
  }, [data, id, isNear])
}
