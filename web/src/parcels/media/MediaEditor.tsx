import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useSay } from '../../ui/language.tsx'
import type { InsideParcel } from '../detail/whole-parcel.ts'
import { MediaList } from './MediaList.tsx'
import classes from './media-edit.module.css'
import { editTexts as texts } from './media-edit.texts.ts'
import media from './media.module.css'
import { UploadDialog } from './UploadDialog.tsx'
import { useMediaChanges } from './useMediaChanges.ts'

/** The pictures of a parcel to be worked on; every change is kept at once. */
export function MediaEditor({ parcel }: { parcel: InsideParcel }) {
  const say = useSay()
  const [isUploading, setUploading] = useState(false)
  const { parts, change } = useMediaChanges(parcel)
  return (
    <div className={classes.editor}>
      <p className={media.quiet}>{say(texts.intro)}</p>
      <div className={classes.actions}>
        <Button leftSection={<IconUpload size={20} aria-hidden />} onClick={() => setUploading(true)}>
          {say(texts.upload)}
        </Button>
      </div>
      <MediaList kind="image" parcel={parcel} parts={parts} change={change} />
      <MediaList kind="panorama" parcel={parcel} parts={parts} change={change} />
      {isUploading && <UploadDialog parcelId={parcel.id} onClose={() => setUploading(false)} />}
    </div>
  )
}
