import { useState } from 'react'
import { DecimalField } from '../ui/form/DecimalField.tsx'
import { NumberField } from '../ui/form/NumberField.tsx'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { type Quantity, QuantityField } from '../ui/form/QuantityField.tsx'
import { TagsField } from '../ui/form/TagsField.tsx'
import { TextAreaField } from '../ui/form/TextAreaField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useSay } from '../ui/language.tsx'
import classes from './Bausteine.module.css'
import { longestWord, texts } from './bausteine.texts.ts'
import { Sample, Section } from './Section.tsx'

const nothing = () => {}
const currencies = [
  { value: 'EUR', label: 'Euro' },
  { value: 'CHF', label: 'Schweizer Franken' },
]

export function FieldSamples() {
  const say = useSay()
  const [name, setName] = useState('')
  const [filled, setFilled] = useState(longestWord)
  const [password, setPassword] = useState('Apfelbaum-17')
  const [note, setNote] = useState('')
  const [area, setArea] = useState<number | null>(9850)
  const [price, setPrice] = useState<number | null>(1234.56)
  const [value, setValue] = useState<Quantity | null>({ amount: '1250000.50', unit: 'EUR' })
  const [share, setShare] = useState<string | null>('12.5')
  const [numbers, setNumbers] = useState<readonly string[]>(['HRB 4711', 'DE 123 456 789'])
  return (
    <Section id="felder">
      <Sample title={say(texts.default)} wide>
        <div className={classes.pairs}>
          <TextField
            label={say(texts.name)}
            hint={say(texts.nameHint)}
            required
            value={name}
            onChange={setName}
          />
          <PasswordField
            label={say(texts.password)}
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
          />
          <NumberField label={say(texts.area)} unit="qm" min={0} value={area} onChange={setArea} />
          <NumberField
            label={say(texts.price)}
            unit="€"
            decimals={2}
            min={0}
            value={price}
            onChange={setPrice}
          />
        </div>
      </Sample>
      <Sample title={say(texts.filled)} wide>
        <div className={classes.pairs}>
          <TextField label={`${longestWord} ${say(texts.name)}`} value={filled} onChange={setFilled} />
          <TextAreaField label={say(texts.note)} value={note} onChange={setNote} maxLength={80} grows />
          <QuantityField
            label={say(texts.estimate)}
            units={currencies}
            defaultUnit="EUR"
            value={value}
            onChange={setValue}
          />
          <DecimalField label={say(texts.share)} value={share} onChange={setShare} />
          <TagsField label={say(texts.registrations)} value={numbers} onChange={setNumbers} />
        </div>
      </Sample>
      <Sample title={say(texts.wrong)} wide>
        <div className={classes.pairs}>
          <TextField
            label={say(texts.name)}
            required
            error={say(texts.required)}
            value=""
            onChange={nothing}
          />
          <PasswordField
            label={say(texts.password)}
            autoComplete="new-password"
            error={say(texts.required)}
            value=""
            onChange={nothing}
          />
        </div>
      </Sample>
      <Sample title={say(texts.locked)} wide>
        <div className={classes.pairs}>
          <TextField
            label={say(texts.name)}
            disabled
            disabledReason={say(texts.whyDisabled)}
            value="Stadt Öhringen"
            onChange={nothing}
          />
          <TextField label={say(texts.email)} readOnly value="bauamt@oehringen.example" onChange={nothing} />
        </div>
      </Sample>
    </Section>
  )
}
