import { RadioField } from '../../ui/form/RadioField.tsx'
import { useSay } from '../../ui/language.tsx'
import { filterTexts as texts } from './filter.texts.ts'

type ChoiceFieldProps = {
  label: string
  value: boolean | undefined
  /** What yes and no are called here. */
  words?: { yes: string; no: string }
  onChoose: (value: boolean | undefined) => void
}

const values = { any: undefined, yes: true, no: false }
type Answer = keyof typeof values

/** Yes, no, or all of them. */
export function ChoiceField({ label, value, words, onChoose }: ChoiceFieldProps) {
  const say = useSay()
  return (
    <RadioField<Answer>
      inline
      label={label}
      options={[
        { value: 'any', label: say(texts.any) },
        { value: 'yes', label: words?.yes ?? say(texts.yes) },
        { value: 'no', label: words?.no ?? say(texts.no) },
      ]}
      value={value === undefined ? 'any' : value ? 'yes' : 'no'}
      onChange={(answer) => onChoose(values[answer ?? 'any'])}
    />
  )
}
