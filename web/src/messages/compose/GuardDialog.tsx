import { Button } from '@mantine/core'
import { AppLink } from '../../ui/AppLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from '../messages.module.css'
import { guardTexts as texts } from './compose.texts.ts'

type GuardDialogProps = {
  /** The page of her sealed rooms. */
  way: string
  onSend: () => void
  onClose: () => void
}

/** Asks whether what is attached belongs into the sealed room. */
export function GuardDialog({ way, onSend, onClose }: GuardDialogProps) {
  const say = useSay()
  return (
    <Dialog
      opened
      onClose={onClose}
      size="medium"
      title={say(texts.title)}
      actions={
        <>
          <Button variant="default" onClick={onSend}>
            {say(texts.sendAnyway)}
          </Button>
          <Button component={AppLink} href={way}>
            {say(texts.toRoom)}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        <p>{say(texts.why)}</p>
        <p>{say(texts.kept)}</p>
      </div>
    </Dialog>
  )
}
