import type { ShownTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { lotName } from '../../tenders/course/lot-names.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxesField } from '../../ui/form/CheckboxesField.tsx'
import { houseTexts } from '../../ui/house.texts.ts'
import { useSay } from '../../ui/language.tsx'
import type { LotCheck } from './checklist.ts'
import classes from './filing.module.css'
import { type Filed, filedTexts, texts } from './filing.texts.ts'

type WithdrawDialogProps = {
  tender: Pick<ShownTender, 'name' | 'lots'>
  filed: Filed
  /** Those that are submitted and can still be withdrawn. */
  checks: readonly LotCheck[]
  onWithdraw: (lotIds: number[]) => void
  onClose: () => void
}

/** Takes back what was submitted, for the lots she chooses. */
export function WithdrawDialog({ tender, filed, checks, onWithdraw, onClose }: WithdrawDialogProps) {
  const say = useSay()
  const why = useId()
  const all = checks.map(({ own }) => own.lot.id)
  const [chosen, setChosen] = useState<readonly number[]>(all)
  const words = filedTexts[filed]
  const [only] = checks
  const isNone = chosen.length === 0
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(words.withdrawTitle)}
      size="medium"
      actions={
        <>
          {isNone && (
            <p id={why} className={classes.quiet}>
              {say(texts.chooseLot)}
            </p>
          )}
          <Button variant="default" data-autofocus onClick={onClose}>
            {say(houseTexts.cancel)}
          </Button>
          <Button
            color="red"
            disabled={isNone}
            aria-describedby={isNone ? why : undefined}
            onClick={() => onWithdraw([...chosen])}
          >
            {say(words.withdraw)}
          </Button>
        </>
      }
    >
      <div className={classes.dialog}>
        {checks.length > 1 ? (
          <CheckboxesField
            label={say(texts.lotsToWithdraw)}
            options={checks.map(({ own: { lot } }) => ({ value: String(lot.id), label: lotName(lot) }))}
            value={chosen.map(String)}
            onChange={(ids) => setChosen(ids.map(Number))}
          />
        ) : (
          <p>
            {say(texts.lotsToWithdraw)}:{' '}
            <strong>{only && tender.lots.length > 1 ? lotName(only.own.lot) : tender.name}</strong>
          </p>
        )}
        <p>{say(words.withdrawText)}</p>
      </div>
    </Dialog>
  )
}
