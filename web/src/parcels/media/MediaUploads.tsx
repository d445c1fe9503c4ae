import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../../rpc/store.ts'
import { forgetUploads, failedOf, parcelUploads } from '../uploads/parcel-uploads.ts'
import { ParcelUploads } from '../uploads/ParcelUploads.tsx'

type MediaUploadsProps = { parcelId: number; isEditing: boolean; onFailed: () => void }

/** Pictures and panoramas on their way. After a failure they are worked on again, wherever one was meanwhile. */
export function MediaUploads({ parcelId, isEditing, onFailed }: MediaUploadsProps) {
  const failed = useStore(parcelUploads.uploads).findLast(
    ({ target, state }) =>
      target.parcelId === parcelId && target.place.kind === 'media' && state === 'failed',
  )?.id
  const tell = useEffectEvent(onFailed)
  useEffect(() => {
    if (failed !== undefined) tell()
  }, [failed])
  // Whoever is done with the pictures has read what failed.
  useEffect(() => {
    if (!isEditing) return
    return () => forgetUploads(failedOf(parcelId, 'media'))
  }, [isEditing, parcelId])
  return <ParcelUploads parcelId={parcelId} kind="media" />
}
