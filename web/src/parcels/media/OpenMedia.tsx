import type { Property } from '@allmende/domain/parcels/parcels.contract.ts'
import { Suspense, useEffect, useState } from 'react'
import { late } from '../../shell/late.ts'
import type { InsideParcel } from '../detail/whole-parcel.ts'
import { renewIfOld } from './renewed-parcel.ts'
import { mediaOfKind } from './shown-media.ts'
import type { OpenedMedia } from './useOpenMedia.ts'

const Lightbox = late(async () => (await import('./Lightbox.tsx')).Lightbox)
const PanoramaDialog = late(async () => (await import('../panorama/PanoramaDialog.tsx')).PanoramaDialog)

type OpenMediaProps = {
  parcel: Property
  inside: InsideParcel | null
  /** By its id; one that is not there any more is not shown. */
  open: string
  opened: OpenedMedia
}

/** The picture or panorama that is open. */
export function OpenMedia({ parcel, inside, open, opened }: OpenMediaProps) {
  useEffect(() => renewIfOld(parcel.id), [parcel.id])
  const images = mediaOfKind('image', parcel.images).filter(({ state }) => state === 'READY')
  const isPanorama = (parcel.panoramas ?? []).some(({ id, state }) => id === open && state === 'READY')
  // One that is dropped while somebody is in it says so itself.
  const [entered, setEntered] = useState<string | null>(null)
  if (isPanorama && entered !== open) setEntered(open)
  return (
    <Suspense>
      {(isPanorama || entered === open) && (
        <PanoramaDialog
          parcel={parcel}
          inside={inside}
          panoramaId={open}
          previous={opened.previous}
          onWalk={opened.walk}
          onBack={opened.back}
          onClose={opened.close}
        />
      )}
      {images.some(({ id }) => id === open) && (
        <Lightbox
          parcelId={parcel.id}
          images={images}
          open={open}
          isInside={inside !== null}
          onShow={opened.show}
          onClose={opened.close}
        />
      )}
    </Suspense>
  )
}
