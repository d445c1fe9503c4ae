import type { AdditionalFact } from '@allmende/domain/parcels/parcels.contract.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FieldError } from '../../../ui/form/field.tsx'
import { useSay } from '../../../ui/language.tsx'
import detailClasses from '../parcel-detail.module.css'
import { AddFieldDialog } from './AddFieldDialog.tsx'
import { AdditionalField } from './AdditionalField.tsx'
import type { ParcelFormState } from './ParcelForm.tsx'
import classes from './parcel-form.module.css'
import { formTexts as texts } from './parcel-form.texts.ts'

const mostFields = 100

/** Facts without a field of their own. */
export function AdditionalFields({ form }: { form: ParcelFormState }) {
  const say = useSay()
  const [isAdding, setAdding] = useState(false)
  const { id, value: facts, error, onChange } = form.field('additionalFields')
  const set = (at: number, fact: AdditionalFact) =>
    onChange(facts.map((one, other) => (other === at ? fact : one)))
  const isFull = facts.length >= mostFields
  return (
    <div id={id} tabIndex={-1} className={classes.additional}>
      {facts.length === 0 && <p className={detailClasses.quiet}>{say(texts.noAdditional)}</p>}
      {facts.map((fact, at) => (
        <AdditionalField
          // A name changes while it is typed.
          key={at}
          fact={fact}
          name={form.field(`additionalFields.${at}.name` as 'name')}
          value={form.field(`additionalFields.${at}.value` as 'name')}
          onChange={(next) => set(at, next)}
          onRemove={() => onChange(facts.filter((_, other) => other !== at))}
        />
      ))}
      {error && <FieldError text={error} />}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={20} aria-hidden />}
          disabled={isFull}
          onClick={() => setAdding(true)}
        >
          {say(texts.addField)}
        </Button>
        {isFull && <span className={classes.reason}>{say(texts.mostFields)}</span>}
      </div>
      {isAdding && (
        <AddFieldDialog
          taken={facts.map(({ name }) => name)}
          onAdd={(fact) => onChange([...facts, fact])}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}
