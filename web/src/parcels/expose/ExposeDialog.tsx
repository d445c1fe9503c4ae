import { mostPictures } from '@allmende/domain/documents/documents.contract.ts'
import type { ParcelImage } from '@allmende/domain/parcels/parcel-media.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useOpenPdf } from '../../shell/useOpenPdf.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import classes from './expose.module.css'
import { texts } from './expose.texts.ts'
import { PictureChoice } from './PictureChoice.tsx'

type ExposeDialogProps = {
  ids: readonly number[]
  /** Of one parcel, as the viewer gets them. */
  images?: readonly ParcelImage[]
  /** For those inside: whether visitors would see the pictures. */
  inside: { hasPublicImages: boolean } | null
  onClose: () => void
}

/** So many are ticked at first. */
const usualPictures = 6

/** For whom an exposé is, and which pictures it shows. */
export function ExposeDialog({ ids, images = [], inside, onClose }: ExposeDialogProps) {
  const say = useSay()
  const ready = images.filter(({ state }) => state === 'READY')
  const [audience, setAudience] = useState<'internal' | 'public'>('internal')
  const [chosen, setChosen] = useState(() => ready.slice(0, usualPictures).map(({ id }) => id))
  const asking = useOpenPdf(onClose)
  const asVisitor = inside !== null && audience === 'public'
  const hidesPictures = asVisitor && !inside.hasPublicImages
  const make = () =>
    asking.mutate({
      kind: 'parcel',
      ids: [...ids],
      ...(ready.length > 0 && { images: chosen }),
      ...(asVisitor && { asVisitor }),
    })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="medium"
      title={ids.length === 1 ? say(texts.open) : say(texts.titleOfSeveral, { n: ids.length })}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button loading={asking.isPending} onClick={make}>
            {say(texts.make)}
          </Button>
        </>
      }
    >
      <div className={classes.parts}>
        {inside && (
          <RadioField
            label={say(texts.audience)}
            value={audience}
            onChange={(value) => setAudience(value ?? 'internal')}
            options={[
              { value: 'internal', label: say(texts.internal), hint: say(texts.internalHint) },
              { value: 'public', label: say(texts.public), hint: say(texts.publicHint) },
            ]}
          />
        )}
        {ready.length > 0 && hidesPictures && <p className={classes.note}>{say(texts.noPublicPictures)}</p>}
        {ready.length > 0 && !hidesPictures && (
          <PictureChoice images={ready} chosen={chosen} most={mostPictures} onChange={setChosen} />
        )}
      </div>
    </Dialog>
  )
}
