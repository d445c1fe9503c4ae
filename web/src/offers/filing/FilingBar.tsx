import { Button } from '@mantine/core'
import { useId, useRef } from 'react'
import { Deadline } from '../../tenders/course/Deadline.tsx'
import { useStickyBottom } from '../../ui/form/useStickyBottom.ts'
import { useSay } from '../../ui/language.tsx'
import classes from './filing.module.css'
import { earliest } from './checklist.ts'
import type { FilingForm } from './useFilingForm.ts'

/** Always in reach, however long the page is: how much time is left, and the way to submit. */
export function FilingBar({ form }: { form: FilingForm }) {
  const say = useSay()
  const bar = useRef<HTMLDivElement>(null)
  const why = useId()
  useStickyBottom(bar)
  const { whyNot, chosenChecks, isBusy } = form
  const deadline = earliest(chosenChecks.length > 0 ? chosenChecks : form.checks)
  return (
    <div ref={bar} className={classes.bar}>
      <Button
        disabled={whyNot !== null}
        loading={isBusy}
        aria-describedby={whyNot ? why : undefined}
        onClick={form.ask}
      >
        {say(form.label)}
      </Button>
      <div className={classes.barWords}>
        {deadline && <Deadline moment={deadline} />}
        {whyNot && (
          <span id={why} className={classes.quiet}>
            {whyNot}
          </span>
        )}
      </div>
    </div>
  )
}
