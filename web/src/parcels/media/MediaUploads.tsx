import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../../rpc/store.ts'
import { parcelUploads } from '../uploads/parcel-uploads.ts'
import { ParcelUploads } from '../uploads/ParcelUploads.tsx'

type MediaUploadsProps = { parcelId: number; onFailed: () => void }

/** Pictures and panoramas on their way. After a failure they are worked on again, wherever one was meanwhile. */
export function MediaUploads({ parcelId, onFailed }: MediaUploadsProps) {
  const failed = useStore(parcelUploads.uploads).findLast(
    ({ target, state }) =>
      target.parcelId === parcelId && target.place.kind === 'media' && state === 'failed',
  )?.id
  const tell = useEffectEvent(onFailed)
  useEffect(() => {
    if (failed !== undefined) tell()
  }, [failed])
  return <ParcelUploads parcelId={parcelId} kind="media" />
}
