import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { Deadline } from '../../tenders/course/Deadline.tsx'
import { useStickyBottom } from '../../ui/form/useStickyBottom.ts'
import { useSay } from '../../ui/language.tsx'
import classes from './filing.module.css'
import { earliest, SubmitDialog } from './SubmitDialog.tsx'
import type { FilingForm } from './useFilingForm.ts'

/** Always in reach, however long the page is: how much time is left, and the way to submit. */
export function FilingBar({ form, hasNames }: { form: FilingForm; hasNames: boolean }) {
  const say = useSay()
  const bar = useRef<HTMLDivElement>(null)
  const why = useId()
  const [isAsking, setAsking] = useState(false)
  useStickyBottom(bar)
  const { filed, whyNot, chosenChecks, isBusy } = form
  const deadline = earliest(chosenChecks.length > 0 ? chosenChecks : form.checks)
  const close = () => setAsking(false)
  const label = say(form.label)
  return (
    <div ref={bar} className={classes.bar}>
      <Button
        disabled={whyNot !== null}
        loading={isBusy}
        aria-describedby={whyNot ? why : undefined}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <div className={classes.barWords}>
        {deadline && <Deadline moment={deadline} />}
        {whyNot && (
          <span id={why} className={classes.quiet}>
            {whyNot}
          </span>
        )}
      </div>
      {isAsking && chosenChecks.length > 0 && (
        <SubmitDialog
          filed={filed}
          checks={chosenChecks}
          hasNames={hasNames}
          label={label}
          onClose={close}
          onSubmit={() => {
            close()
            form.submit()
          }}
        />
      )}
    </div>
  )
}
