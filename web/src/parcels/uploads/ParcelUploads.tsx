import { useStore } from '../../rpc/store.ts'
import { UploadsUnderway } from '../../uploads/UploadsUnderway.tsx'
import { parcelUploads, placeOfParcel, resumeParcelUpload } from './parcel-uploads.ts'
import { type ParcelPlace, purposeIn } from './upload-purpose.ts'

type ParcelUploadsProps = {
  parcelId: number
  kind: ParcelPlace['kind']
  /** Which of those on their way are shown here; all, where nothing else shows them. */
  isHere?: (place: ParcelPlace) => boolean
}

/** What is on its way to a parcel, and what was left half sent: its files, or its pictures and panoramas. */
export function ParcelUploads({ parcelId, kind, isHere = () => true }: ParcelUploadsProps) {
  const uploads = useStore(parcelUploads.uploads).filter(
    ({ target }) => target.parcelId === parcelId && target.place.kind === kind && isHere(target.place),
  )
  return (
    <UploadsUnderway
      queue={parcelUploads}
      uploads={uploads}
      place={placeOfParcel(parcelId)}
      isShown={({ purpose }) => purposeIn(purpose)?.place.kind === kind}
      onAgain={(file, { purpose: kept }) => {
        const purpose = purposeIn(kept)
        if (purpose) resumeParcelUpload(parcelId, file, purpose)
      }}
    />
  )
}
