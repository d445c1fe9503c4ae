import type { MediaKind } from '@allmende/domain/parcels/parcel-media.ts'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { focusOn } from '../../ui/form/focus-on.ts'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSay } from '../../ui/language.tsx'
import { useNumbers } from '../../ui/numbers.ts'
import { longestCaption, onOneLine } from './CaptionField.tsx'
import classes from './media-edit.module.css'
import { editTexts, uploadTexts as texts } from './media-edit.texts.ts'

type ChosenFileProps = {
  kind: MediaKind
  file: File
  onSend: (caption: string) => void
  onBack: () => void
  onClose: () => void
}

/** Asks right away what is to be seen: later nobody thinks of it. */
export function ChosenFile({ kind, file, onSend, onBack, onClose }: ChosenFileProps) {
  const say = useSay()
  const { saySize } = useNumbers()
  const formId = useId()
  const fieldId = useId()
  const [caption, setCaption] = useState('')
  return (
    <Dialog
      opened
      onClose={onClose}
      size="medium"
      title={say(texts.captionTitle)}
      actions={
        <>
          <Button variant="default" onClick={onBack}>
            {say(texts.otherFile)}
          </Button>
          <Button type="submit" form={formId}>
            {say(texts.send)}
          </Button>
        </>
      }
    >
      <p className={classes.file}>
        {say(texts.chosen, {
          kind: say(kind === 'image' ? texts.image : texts.panorama),
          name: file.name,
          size: saySize(file.size),
        })}
      </p>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (caption.length <= longestCaption) onSend(caption)
          else focusOn(fieldId)
        }}
      >
        <TextAreaField
          id={fieldId}
          rows={2}
          grows
          label={say(editTexts.caption)}
          hint={say(texts.captionHint)}
          maxLength={longestCaption}
          value={caption}
          onChange={(text) => setCaption(onOneLine(text))}
        />
      </form>
    </Dialog>
  )
}
