import { useState } from 'react'
import { CheckboxField } from '../ui/form/CheckboxField.tsx'
import { CheckboxesField } from '../ui/form/CheckboxesField.tsx'
import { MultiSelectField } from '../ui/form/MultiSelectField.tsx'
import { RadioField } from '../ui/form/RadioField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './Bausteine.module.css'
import { texts } from './bausteine.texts.ts'
import { Sample, Section } from './Section.tsx'
import { federalStates, uses } from './samples.ts'

const nothing = () => {}

export function ChoiceSamples() {
  const say = useSay()
  const [agreed, setAgreed] = useState(true)
  const [procedure, setProcedure] = useState<'open' | 'restricted' | null>('open')
  const [state, setState] = useState<string | null>(null)
  const [other, setOther] = useState<string | null>('Thüringen')
  const [some, setSome] = useState<readonly string[]>(['Wohnen', 'Pflege'])
  const [ticked, setTicked] = useState<readonly string[]>(['Pflege'])
  const [isOpen, setOpen] = useState<'yes' | 'no' | null>('yes')
  const procedures = [
    { value: 'open', label: say(texts.open), hint: say(texts.openHint) },
    { value: 'restricted', label: say(texts.restricted) },
  ] as const
  return (
    <Section id="auswahl">
      <Sample title={say(texts.default)} wide>
        <div className={classes.pairs}>
          <SelectField
            label={say(texts.state)}
            options={federalStates}
            placeholder={say(texts.choose)}
            value={state}
            onChange={setState}
          />
          <MultiSelectField label={say(texts.uses)} options={uses} value={some} onChange={setSome} />
          <RadioField
            label={say(texts.procedure)}
            required
            options={procedures}
            value={procedure}
            onChange={setProcedure}
          />
          <CheckboxField label={say(texts.agree)} value={agreed} onChange={setAgreed} />
          <CheckboxesField
            label={say(texts.uses)}
            options={uses.slice(0, 4)}
            value={ticked}
            onChange={setTicked}
          />
          <RadioField
            label={say(texts.question)}
            inline
            clearable
            options={[
              { value: 'yes', label: say(texts.yes) },
              { value: 'no', label: say(texts.no) },
            ]}
            value={isOpen}
            onChange={setOpen}
          />
        </div>
      </Sample>
      <Sample title={say(texts.wrong)} wide>
        <div className={classes.pairs}>
          <SelectField
            label={say(texts.state)}
            required
            options={federalStates}
            error={say(texts.required)}
            value={null}
            onChange={nothing}
          />
          <MultiSelectField
            label={say(texts.uses)}
            options={uses}
            error={say(texts.required)}
            value={[]}
            onChange={nothing}
          />
          <RadioField
            label={say(texts.procedure)}
            options={procedures}
            error={say(texts.required)}
            value={null}
            onChange={nothing}
          />
          <CheckboxField
            label={say(texts.agree)}
            required
            error={say(texts.required)}
            value={false}
            onChange={nothing}
          />
        </div>
      </Sample>
      <Sample title={say(texts.locked)} wide>
        <div className={classes.pairs}>
          <SelectField
            label={say(texts.state)}
            options={federalStates}
            disabled
            value={other}
            onChange={setOther}
          />
          <MultiSelectField
            label={say(texts.uses)}
            options={uses}
            disabled
            value={['Wohnen']}
            onChange={nothing}
          />
          <RadioField
            label={say(texts.procedure)}
            options={procedures}
            disabled
            value="open"
            onChange={nothing}
          />
          <CheckboxField label={say(texts.agree)} disabled value onChange={nothing} />
        </div>
      </Sample>
    </Section>
  )
}
