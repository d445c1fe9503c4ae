import type { TeamLot, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { RadioField } from '../../ui/form/RadioField.tsx'
import type { LotOption } from '../actions/offered-actions.ts'
import { lotName } from './lot-names.ts'

type LotFieldProps = {
  label: string
  tender: TeamTender
  lot: TeamLot | undefined
  options: readonly LotOption<TeamLot>[]
  onChoose: (lotId: number) => void
}

/** Which lot it is about; with only one there is nothing to choose. */
export function LotField({ label, tender, lot, options, onChoose }: LotFieldProps) {
  if (tender.lots.length === 1) return null
  return (
    <RadioField
      label={label}
      required
      name="lot"
      options={options.map((option) => ({
        value: String(option.lot.id),
        label: lotName(option.lot),
        ...(option.whyNot && { hint: option.whyNot }),
        disabled: option.whyNot !== null,
      }))}
      value={lot ? String(lot.id) : null}
      onChange={(id) => id && onChoose(Number(id))}
    />
  )
}
