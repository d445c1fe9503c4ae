import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { Deadline } from '../../tenders/course/Deadline.tsx'
import { useStickyBottom } from '../../ui/form/useStickyBottom.ts'
import { useSay } from '../../ui/language.tsx'
import classes from './filing.module.css'
import { earliest, SubmitDialog } from './SubmitDialog.tsx'
import type { FilingForm } from './useFilingForm.ts'

/** Always in reach, however long the page is: how much time is left, and the way to submit. */
export function FilingBar({ tender, form }: { tender: ShownTender; form: FilingForm }) {
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
          tender={tender}
          filed={filed}
          checks={chosenChecks}
          hasNames={tender.lots.length > 1}
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
