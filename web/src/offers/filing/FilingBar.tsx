import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { Deadline } from '../../tenders/course/Deadline.tsx'
import { useStickyBottom } from '../../ui/form/useStickyBottom.ts'
import { useSay } from '../../ui/language.tsx'
import classes from './filing.module.css'
import { filedTexts } from './filing.texts.ts'
import { earliest, SubmitDialog } from './SubmitDialog.tsx'
import type { FilingForm } from './useFilingForm.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** Always in reach, however long the page is: how much time is left, and the way to submit. */
export function FilingBar({ form, hasNames }: { form: FilingForm; hasNames: boolean }) {
  const say = useSay()
  const bar = useRef<HTMLDivElement>(null)
  const why = useId()
  const [asking, setAsking] = useState<'submit' | 'withdraw' | null>(null)
  useStickyBottom(bar)
  const { filed, whyNot, withdrawable, chosenChecks, isBusy } = form
  const deadline = earliest(chosenChecks.length > 0 ? chosenChecks : form.checks)
  const close = () => setAsking(null)
  const label = say(form.label)
  return (
    <div ref={bar} className={classes.bar}>
      <Button
        disabled={whyNot !== null}
        loading={isBusy}
        aria-describedby={whyNot ? why : undefined}
        onClick={() => setAsking('submit')}
      >
        {label}
      </Button>
      {withdrawable.length > 0 && (
        <Button variant="default" disabled={isBusy} onClick={() => setAsking('withdraw')}>
          {say(filedTexts[filed].withdraw)}
        </Button>
      )}
      <div className={classes.barWords}>
        {deadline && <Deadline moment={deadline} />}
        {whyNot && (
          <span id={why} className={classes.quiet}>
            {say(whyNot.text, whyNot.values)}
          </span>
        )}
      </div>
      {asking === 'submit' && chosenChecks.length > 0 && (
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
      {asking === 'withdraw' && withdrawable.length > 0 && (
        <WithdrawDialog
          filed={filed}
          checks={withdrawable}
          onClose={close}
          onWithdraw={(lotIds) => {
            close()
            form.withdraw(lotIds)
          }}
        />
      )}
    </div>
  )
}
