import { useStore } from '../../rpc/store.ts'
import { useLogin } from '../../session/useLogin.ts'
import { UploadList } from '../../ui/upload/UploadList.tsx'
import classes from '../../uploads/uploads.module.css'
import { parcelUploads } from './parcel-uploads.ts'

/** What is on its way to one folder of a parcel: whoever sends it there looks there. */
export function FolderUploads({ parcelId, folder }: { parcelId: number; folder: string }) {
  const logIn = useLogin()
  const uploads = useStore(parcelUploads.uploads).filter(
    ({ target: { place, ...target } }) =>
      target.parcelId === parcelId && place.kind === 'document' && place.folder === folder,
  )
  if (uploads.length === 0) return null
  return (
    <div className={`${classes.uploads} ${classes.inList}`}>
      <UploadList uploads={uploads} queue={parcelUploads} canPause onLogIn={logIn} />
    </div>
  )
}
