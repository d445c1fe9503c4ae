import { RadioField } from '../../ui/form/RadioField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { texts } from './award.texts.ts'
import { type Contender, winnerOptions } from './contenders.ts'

type WinnerFieldProps = {
  winners: readonly Contender[]
  value: number | null
  onChange: (offerId: number) => void
}

/** Whose offer is chosen; nobody is preselected. */
export function WinnerField({ winners, value, onChange }: WinnerFieldProps) {
  const say = useSay()
  const { language } = useLanguage()
  return (
    <RadioField
      label={say(texts.winner)}
      required
      name="winner"
      options={winnerOptions(winners, language)}
      value={value === null ? null : String(value)}
      onChange={(offerId) => offerId && onChange(Number(offerId))}
    />
  )
}
