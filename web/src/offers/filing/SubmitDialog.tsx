import { Button } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import type { LotCheck } from './checklist.ts'
import { Checklist } from './Checklist.tsx'
import classes from './filing.module.css'
import { type Filed, filedTexts, texts } from './filing.texts.ts'

type SubmitDialogProps = {
  filed: Filed
  checks: readonly LotCheck[]
  hasNames: boolean
  label: string
  onSubmit: () => void
  onClose: () => void
}

/** The facts once more in words, before it counts. */
export function SubmitDialog({ filed, checks, hasNames, label, onSubmit, onClose }: SubmitDialogProps) {
  const say = useSay()
  const deadline = earliest(checks)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(filedTexts[filed].submitTitle)}
      size="medium"
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button data-autofocus onClick={onSubmit}>
            {label}
          </Button>
        </>
      }
    >
      <div className={classes.dialog}>
        <Checklist checks={checks} hasNames={hasNames} />
        <p>{deadline ? say(texts.untilDeadline, { deadline }) : say(texts.withoutDeadline)}</p>
        <p>{say(texts.sealedText)}</p>
      </div>
    </Dialog>
  )
}

export function earliest(checks: readonly LotCheck[]): Date | null {
  const times = checks.flatMap(({ own: { deadline } }) => (deadline ? [deadline.getTime()] : []))
  return times.length === 0 ? null : new Date(Math.min(...times))
}
