import { isSeenOutside } from '@allmende/domain/parcels/parcels.policy.ts'
import { publicParcel } from '@allmende/domain/parcels/parcels.views.ts'
import { Button } from '@mantine/core'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { ParcelView } from './ParcelView.tsx'
import classes from './parcel-detail.module.css'
import { actionTexts as texts } from './parcel-detail.texts.ts'
import type { InsideParcel } from './whole-parcel.ts'

type VisitorPreviewProps = {
  /** As it is, or as it would be. */
  parcel: InsideParcel
  isUnsaved?: boolean
  onClose: () => void
}

/** The very answer that the server gives visitors, on the very screen they see it on. */
export function VisitorPreview({ parcel, isUnsaved = false, onClose }: VisitorPreviewProps) {
  const say = useSay()
  const note = isUnsaved ? texts.previewUnsaved : texts.previewNote
  return (
    <Dialog
      opened
      onClose={onClose}
      size="large"
      title={say(texts.preview)}
      actions={<Button onClick={onClose}>{say(houseTexts.close)}</Button>}
    >
      <Alert tone={isSeenOutside(parcel) ? 'info' : 'warning'} isQuiet>
        {say(isSeenOutside(parcel) ? note : texts.previewHidden)}
        {parcel.projects.length > 0 && ` ${say(texts.previewTenders)}`}
      </Alert>
      <p className={classes.previewName}>{parcel.name}</p>
      <ParcelView parcel={publicParcel(parcel)} inside={null} />
    </Dialog>
  )
}
