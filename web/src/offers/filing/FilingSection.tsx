import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useSay } from '../../ui/language.tsx'
import { Checklist } from './Checklist.tsx'
import { filedTexts, texts } from './filing.texts.ts'
import type { FilingForm } from './useFilingForm.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

export const filingAnchor = 'einreichen'

/** Before it is submitted: what it would be, and which lots. What is submitted can be taken back here. */
export function FilingSection({ tender, form }: { tender: ShownTender; form: FilingForm }) {
  const say = useSay()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { filed, withdrawable, isBusy } = form
  const close = () => setWithdrawing(false)
  return (
    <FormSection anchor={filingAnchor} title={say(texts.title)}>
      <Checklist
        offerId={tender.offerId}
        checks={form.checks}
        chosen={form.chosen}
        onChange={form.choose}
        hasNames={tender.lots.length > 1}
      />
      {withdrawable.length > 0 && (
        <div>
          <Button variant="default" disabled={isBusy} onClick={() => setWithdrawing(true)}>
            {say(filedTexts[filed].withdraw)}
          </Button>
        </div>
      )}
      {isWithdrawing && withdrawable.length > 0 && (
        <WithdrawDialog
          tender={tender}
          filed={filed}
          checks={withdrawable}
          onClose={close}
          onWithdraw={(lotIds) => {
            close()
            form.withdraw(lotIds)
          }}
        />
      )}
    </FormSection>
  )
}
