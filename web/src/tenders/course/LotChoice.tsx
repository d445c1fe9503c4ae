import type { TeamLot } from '@allmende/domain/tenders/tenders.contract.ts'
import { CheckboxesField } from '../../ui/form/CheckboxesField.tsx'
import { useSay } from '../../ui/language.tsx'
import type { LotOption } from '../actions/offered-actions.ts'
import { texts } from './course.texts.ts'
import { lotName } from './lot-names.ts'

type LotChoiceProps = {
  options: readonly LotOption<TeamLot>[]
  /** Ids of the ticked ones. */
  value: readonly number[]
  onChange: (lotIds: number[]) => void
  label?: string
  error?: string | undefined
}

/** Which lots something is done for; nothing to choose where there is one. */
export function LotChoice({ options, value, onChange, label, error }: LotChoiceProps) {
  const say = useSay()
  if (options.length < 2) return null
  return (
    <CheckboxesField
      label={label ?? say(texts.lots)}
      required
      error={error}
      options={options.map(({ lot, whyNot }) => ({
        value: String(lot.id),
        label: lotName(lot),
        ...(whyNot && { hint: whyNot }),
        disabled: whyNot !== null,
      }))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  )
}

/** Everything that is possible is ticked at first. */
export const possibleLots = (options: readonly LotOption<TeamLot>[]): number[] =>
  options.flatMap(({ lot, whyNot }) => (whyNot === null ? [lot.id] : []))
