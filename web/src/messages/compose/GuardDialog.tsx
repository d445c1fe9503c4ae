import { Button } from '@mantine/core'
import { AppLink } from '../../ui/AppLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSay } from '../../ui/language.tsx'
import classes from '../messages.module.css'
import { guardTexts as texts } from './compose.texts.ts'
import type { Guard } from './filing-guard.ts'

type GuardDialogProps = {
  guard: Guard
  onSend: () => void
  onClose: () => void
}

/** Asks whether what is attached belongs into the sealed room. */
export function GuardDialog({ guard, onSend, onClose }: GuardDialogProps) {
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
          {guard.kind === 'later' ? (
            <Button onClick={onClose}>{say(texts.dontSend)}</Button>
          ) : (
            <Button component={AppLink} href={guard.href}>
              {say(guard.kind === 'room' ? texts.toRoom : texts.toTender)}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.stack}>
        <p>{say(texts.why)}</p>
        {guard.kind !== 'room' && <p>{say(texts[guard.kind])}</p>}
        <p>{say(texts.kept)}</p>
      </div>
    </Dialog>
  )
}
