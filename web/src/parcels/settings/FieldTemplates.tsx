import type { AdditionalFieldTemplate } from '@allmende/domain/settings/parcel-templates.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSay } from '../../ui/language.tsx'
import { AddByName } from './AddByName.tsx'
import { OrderedList } from './OrderedList.tsx'
import classes from './parcel-settings.module.css'
import { texts } from './parcel-settings.texts.ts'

type Fields = readonly AdditionalFieldTemplate[]
type FieldTemplatesProps = {
  id: string
  fields: Fields
  onChange: (fields: AdditionalFieldTemplate[]) => void
  errorAt: (id: string) => string | undefined
}

/** The facts every new parcel begins with, besides the fixed ones. */
export function FieldTemplates({ id, fields, onChange, errorAt }: FieldTemplatesProps) {
  const say = useSay()
  const add = (name: string) =>
    onChange([...fields, { name, value: '', isShared: false, preventDeletion: false }])
  return (
    <div id={id} className={classes.part}>
      {fields.length === 0 && <p className={classes.empty}>{say(texts.noFields)}</p>}
      <OrderedList
        id={id}
        label={say(texts.fields)}
        items={fields}
        nameOf={({ name }) => name}
        onChange={onChange}
        renderRow={(field, index) => (
          <FieldTemplate
            id={`${id}.${index}`}
            field={field}
            onChange={(changed) => onChange(fields.with(index, changed))}
            errorAt={errorAt}
          />
        )}
      />
      <AddByName label={say(texts.newField)} action={say(texts.addField)} siblings={fields} onAdd={add} />
    </div>
  )
}

type FieldTemplateProps = {
  id: string
  field: AdditionalFieldTemplate
  onChange: (field: AdditionalFieldTemplate) => void
  errorAt: (id: string) => string | undefined
}

function FieldTemplate({ id, field, onChange, errorAt }: FieldTemplateProps) {
  const say = useSay()
  const set = (changed: Partial<AdditionalFieldTemplate>) => onChange({ ...field, ...changed })
  return (
    <div className={classes.field}>
      <TextField
        id={`${id}.name`}
        label={say(texts.name)}
        required
        maxLength={200}
        value={field.name}
        onChange={(name) => set({ name })}
        error={errorAt(`${id}.name`)}
      />
      <TextAreaField
        id={`${id}.value`}
        label={say(texts.prefill)}
        rows={1}
        grows
        maxLength={10_000}
        value={field.value}
        onChange={(value) => set({ value })}
        error={errorAt(`${id}.value`)}
      />
      <RadioField
        label={say(texts.visibility)}
        inline
        options={[
          { value: 'shared', label: say(texts.shared) },
          { value: 'internal', label: say(texts.internal) },
        ]}
        value={field.isShared ? 'shared' : 'internal'}
        onChange={(chosen) => set({ isShared: chosen === 'shared' })}
      />
      <CheckboxField
        label={say(texts.preventDeletion)}
        value={field.preventDeletion}
        onChange={(preventDeletion) => set({ preventDeletion })}
      />
    </div>
  )
}
