import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { useSay } from '../../ui/language.tsx'
import { LotChoice } from '../course/LotChoice.tsx'
import { type Publication, type Start, startsOf } from './publication.ts'
import { startTexts, texts } from './publishing.texts.ts'

type StartChoiceProps = {
  tender: TeamTender
  publication: Publication
  onChange: (part: Partial<Publication>) => void
  lotFault: string | undefined
}

/** Which phase begins with the publication, one at most, and for which lots. */
export function StartChoice({
  tender,
  publication: { start, lotIds },
  onChange,
  lotFault,
}: StartChoiceProps) {
  const say = useSay()
  const starts = startsOf(tender.type)
  if (starts.length < 2) return null
  return (
    <>
      <RadioField
        label={say(texts.start)}
        name="start"
        options={starts.map((each) => ({
          value: String(each),
          label: say(startTexts[each].label),
          hint: say(startTexts[each].hint),
        }))}
        value={String(start)}
        onChange={(value) => onChange({ start: Number(value) as Start })}
      />
      {start !== 2 && (
        <LotChoice
          label={say(texts.startLots)}
          options={tender.lots.map((lot) => ({ lot, whyNot: null }))}
          value={lotIds}
          onChange={(ids) => onChange({ lotIds: ids })}
          error={lotFault}
        />
      )}
    </>
  )
}
