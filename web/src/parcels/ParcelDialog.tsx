import { Button } from '@mantine/core'
import { Dialog } from '../ui/Dialog.tsx'
import { houseTexts } from '../ui/house.texts.ts'
import { useSay } from '../ui/language.tsx'
import { texts } from './ParcelDialog.texts.ts'
import { ParcelSearch, type ParcelSearchProps } from './ParcelSearch.tsx'

type ParcelDialogProps = ParcelSearchProps & { opened: boolean; onClose: () => void }

/** Every parcel one may link; stays open, so that several can be taken. */
export function ParcelDialog({ opened, onClose, ...search }: ParcelDialogProps) {
  const say = useSay()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="medium"
      title={say(texts.choose)}
      actions={
        <Button variant="default" onClick={onClose}>
          {say(houseTexts.close)}
        </Button>
      }
    >
      <ParcelSearch {...search} />
    </Dialog>
  )
}
