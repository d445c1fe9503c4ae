import { sayArrival } from '@allmende/domain/times.ts'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { texts } from './award.texts.ts'
import type { Contender } from './contenders.ts'

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
      options={winners.map(({ offerId, organizationName, offerSent }) => ({
        value: String(offerId),
        label: organizationName,
        ...(offerSent && { hint: say(texts.received, { moment: sayArrival(offerSent, language) }) }),
      }))}
      value={value === null ? null : String(value)}
      onChange={(offerId) => offerId && onChange(Number(offerId))}
    />
  )
}
