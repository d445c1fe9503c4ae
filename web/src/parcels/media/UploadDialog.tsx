import type { MediaKind } from '@allmende/domain/parcels/parcel-media.ts'
import { Button } from '@mantine/core'
import { IconPanoramaHorizontal, IconPhoto } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { type Fault, faultOf } from '../../ui/upload/file-check.ts'
import { addParcelUpload } from '../uploads/parcel-uploads.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { pictureLimits, pictureTypes } from './picture-limits.ts'
import classes from './media-edit.module.css'
import { uploadTexts as texts } from './media-edit.texts.ts'

type Chosen = { kind: MediaKind; file: File }

/** First what it is, then which file, then what is to be seen on it. */
export function UploadDialog({ parcelId, onClose }: { parcelId: number; onClose: () => void }) {
  const say = useSay()
  const { saySize } = useNumbers()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const limits = pictureLimits()

  function take(kind: MediaKind, file: File) {
    const wrong = faultOf(file, limits)
    setFault(wrong)
    setChosen(wrong ? null : { kind, file })
  }
  function send(caption: string) {
    if (!chosen) return
    addParcelUpload(parcelId, chosen.file, { kind: 'media', as: chosen.kind, caption: caption.trim() })
    onClose()
  }
  if (chosen) return <ChosenFile {...chosen} onSend={send} onBack={() => setChosen(null)} onClose={onClose} />
  return (
    <Dialog
      opened
      onClose={onClose}
      size="medium"
      title={say(texts.title)}
      actions={
        <Button variant="default" onClick={onClose}>
          {say(houseTexts.cancel)}
        </Button>
      }
    >
      <div className={classes.choices}>
        <Choice kind="panorama" onFile={(file) => take('panorama', file)} />
        <Choice kind="image" onFile={(file) => take('image', file)} />
      </div>
      {fault && <Alert tone="danger" title={say(fault.text, fault.values)} />}
      <p className={classes.rules}>{say(texts.rules, { size: saySize(limits.largest ?? 0) })}</p>
      <p className={classes.rules}>{say(texts.heic)}</p>
    </Dialog>
  )
}

/** Opens the choice of a file at once. */
function Choice({ kind, onFile }: { kind: MediaKind; onFile: (file: File) => void }) {
  const say = useSay()
  const textId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const isImage = kind === 'image'
  const Icon = isImage ? IconPhoto : IconPanoramaHorizontal
  const label = say(isImage ? texts.image : texts.panorama)
  return (
    <div className={classes.choice}>
      <button type="button" aria-describedby={textId} onClick={() => picker.current?.click()}>
        <Icon size={24} aria-hidden />
        {label}
      </button>
      <span id={textId}>{say(isImage ? texts.imageText : texts.panoramaText)}</span>
      <input
        ref={picker}
        hidden
        type="file"
        aria-label={label}
        accept={pictureTypes.join(',')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // So that the same file can be chosen again after a failure.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
