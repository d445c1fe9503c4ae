import type { AdditionalFact } from '@allmende/domain/parcels/parcels.contract.ts'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import type { FieldProps } from '../../../ui/form/field.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useSay } from '../../../ui/language.tsx'
import classes from './parcel-form.module.css'
import { formTexts as texts } from './parcel-form.texts.ts'
import { PublicSwitch } from './PublicSwitch.tsx'

type AdditionalFieldProps = {
  fact: AdditionalFact
  /** From the form: what they are called, and what is wrong with them. */
  name: FieldProps<string>
  value: FieldProps<string>
  onChange: (fact: AdditionalFact) => void
  onRemove: () => void
}

export function AdditionalField({ fact, name, value, onChange, onRemove }: AdditionalFieldProps) {
  const say = useSay()
  const noteId = useId()
  const { preventDeletion: isKept } = fact
  return (
    <div className={classes.shown}>
      <div className={classes.shownField}>
        <div className={classes.pair}>
          <TextField
            {...name}
            required
            readOnly={isKept}
            value={fact.name}
            onChange={(text) => onChange({ ...fact, name: text })}
          />
          <TextAreaField
            {...value}
            rows={1}
            grows
            value={fact.value}
            onChange={(text) => onChange({ ...fact, value: text })}
          />
        </div>
        {isKept && (
          <p id={noteId} className={classes.note}>
            {say(texts.keptField)}
          </p>
        )}
      </div>
      <div className={classes.shownSide}>
        <PublicSwitch
          label={fact.name}
          isPublic={fact.isShared}
          onChange={(isShared) => onChange({ ...fact, isShared })}
        />
        {!isKept && (
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={say(texts.removeField, { name: fact.name })}
            onClick={onRemove}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </div>
  )
}
