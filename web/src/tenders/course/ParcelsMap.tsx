import { readShape } from '@allmende/domain/geometry/read-shape.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { SmallMap } from '../../map/SmallMap.tsx'
import { linkedParcelsQuery } from '../../parcels/linked-parcels.query.ts'
import { useSay } from '../../ui/language.tsx'
import { texts } from '../tenders.texts.ts'

/** Where the parcels of a tender lie, as far as the viewer may see their shapes. */
export function ParcelsMap({ ids }: { ids: readonly number[] }) {
  const say = useSay()
  const { data: parcels = [] } = useQuery(linkedParcelsQuery(ids, { withShapes: true }))
  const shapes = useMemo(
    () =>
      parcels.flatMap(({ id, name, geoJson, isPublic = true, isArchived = false }) => {
        const { shape } = geoJson ? readShape(geoJson) : {}
        const tone = isArchived ? 'archived' : isPublic ? 'public' : 'internal'
        return shape ? [{ id: String(id), name, shape, tone } as const] : []
      }),
    [parcels],
  )
  return shapes.length > 0 ? <SmallMap label={say(texts.parcelsMap)} shapes={shapes} /> : null
}
