import { sayDeadline } from '@allmende/domain/times.ts'
import { DateTimeField } from '../../ui/form/DateTimeField.tsx'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { useLanguage, useSay } from '../../ui/language.tsx'
import { type Publication, soonest } from './publication.ts'
import { texts } from './publishing.texts.ts'

type MomentChoiceProps = {
  publication: Publication
  onChange: (part: Partial<Publication>) => void
  now: Date
  error: string | undefined
}

/** At once, or at a date and time; nothing is chosen for anybody. */
export function MomentChoice({ publication, onChange, now, error }: MomentChoiceProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { when, at, isMarked } = publication
  const first = isMarked
    ? say(texts.soonest, { moment: sayDeadline(soonest(true, now), language) })
    : say(texts.now)
  return (
    <>
      <RadioField
        label={say(texts.when)}
        name="when"
        required
        options={[
          { value: 'soonest', label: first },
          { value: 'at', label: say(texts.later) },
        ]}
        error={when === 'soonest' ? error : undefined}
        value={when}
        onChange={(value) => onChange({ when: value })}
      />
      {when === 'at' && (
        <DateTimeField
          label={say(texts.moment)}
          required
          error={error}
          value={at}
          onChange={(value) => onChange({ at: value })}
        />
      )}
    </>
  )
}
