import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog, type DialogProps } from '../../ui/Dialog.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import { useTypedText } from '../../ui/useTypedText.ts'
import classes from './CourseDialog.module.css'
import type { Attempt } from './useAttempt.ts'

type CourseDialogProps = {
  title: string
  onClose: () => void
  change: Attempt
  /** A verb that says what happens. */
  submitLabel: string
  onSubmit: () => void
  /** What is still missing; null where it can be done. */
  whyNot?: string | null
  /** What cannot be undone: the button is red, and not where the focus begins. */
  danger?: boolean
  size?: DialogProps['size']
  children: ReactNode
}

/** A step in the course of a tender: what it means, what has to be chosen, and why it was refused. */
export function CourseDialog(props: CourseDialogProps) {
  const { title, onClose, change, submitLabel, onSubmit, whyNot = null, danger = false, children } = props
  const say = useSay()
  const formId = useId()
  const reasonId = useId()
  const { close, form } = useTypedText(onClose)
  return (
    <Dialog
      opened
      onClose={close}
      title={title}
      size={props.size ?? 'medium'}
      closable={!change.isRunning}
      actions={
        <>
          {whyNot && (
            <p id={reasonId} className={classes.whyNot}>
              {whyNot}
            </p>
          )}
          <Button
            variant="default"
            disabled={change.isRunning}
            onClick={close}
            data-autofocus={danger || undefined}
          >
            {say(houseTexts.cancel)}
          </Button>
          <Button
            type="submit"
            form={formId}
            color={danger ? 'red' : 'blue'}
            loading={change.isRunning}
            disabled={whyNot !== null}
            aria-describedby={whyNot ? reasonId : undefined}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (whyNot === null && !change.isRunning) onSubmit()
        }}
      >
        <Refusal change={change} />
        {children}
      </form>
    </Dialog>
  )
}

/** Above everything, and brought into view: who pressed the button looks at the end of the dialog. */
function Refusal({ change: { refusal, failed } }: { change: Attempt }) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  // Also what stands at a field: not every argument has one.
  const details = [...new Set(Object.values(refusal?.fields ?? {}))].filter(
    (sentence) => sentence !== refusal?.message,
  )
  return (
    refusal && (
      <div ref={place}>
        <Alert tone="danger" title={say(failed)}>
          {refusal.message}
          {details.length > 0 && (
            <ul className={classes.list}>
              {details.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </Alert>
      </div>
    )
  )
}
