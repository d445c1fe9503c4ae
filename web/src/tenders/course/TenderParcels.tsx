import { Suspense } from 'react'
import { late } from '../../shell/late.ts'
import { ParcelLinks } from './ParcelLinks.tsx'

const ParcelsMap = late(async () => (await import('./ParcelsMap.tsx')).ParcelsMap)

/** The parcels of a tender by their names, and on a small map where they have shapes. */
export const TenderParcels = ({ ids }: { ids: readonly number[] }) => (
  <>
    <ParcelLinks ids={ids} />
    <Suspense>
      <ParcelsMap ids={ids} />
    </Suspense>
  </>
)
