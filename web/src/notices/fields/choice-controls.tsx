import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { CheckboxesField } from '../../ui/form/CheckboxesField.tsx'
import { MultiSelectField } from '../../ui/form/MultiSelectField.tsx'
import type { Option } from '../../ui/form/option.ts'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useSay } from '../../ui/language.tsx'
import { optionsFor } from '../codes/code-options.ts'
import { useDefinition } from '../notice-context.ts'
import { texts } from '../notices.texts.ts'
import type { ControlProps } from './control.ts'
import { withKept } from './with-kept.ts'

/** The answers a field offers: its own, or those of its code list. */
function useOptions({ field }: ControlProps): readonly Option[] {
  const { lists } = useDefinition()
  if (field.choices) return field.choices.map(({ contentId, name }) => ({ value: contentId, label: name }))
  return optionsFor(lists, field)
}

export function SelectControl(props: ControlProps) {
  const { value, change, shared } = props
  const kept = value?.stringValue ?? null
  return (
    <SelectField
      {...shared}
      options={withKept(useOptions(props), kept === null ? [] : [kept])}
      value={kept}
      onChange={(code) => change(code === null ? null : { stringValue: code })}
    />
  )
}

export function MultiSelectControl(props: ControlProps) {
  const { value, change, shared } = props
  const kept = value?.listValue ?? []
  return (
    <MultiSelectField
      {...shared}
      options={withKept(useOptions(props), kept)}
      value={kept}
      onChange={(codes) => change({ listValue: codes })}
    />
  )
}

export function CheckboxesControl(props: ControlProps) {
  const { value, change, shared } = props
  const kept = value?.listValue ?? []
  return (
    <CheckboxesField
      {...shared}
      options={withKept(useOptions(props), kept)}
      value={kept}
      onChange={(codes) => change({ listValue: codes })}
    />
  )
}

export function TickControl({ value, change, shared }: ControlProps) {
  return (
    <CheckboxField
      {...shared}
      value={value?.booleanValue ?? false}
      onChange={(ticked) => change(ticked ? { booleanValue: true } : null)}
    />
  )
}

export function YesNoControl({ value, change, shared }: ControlProps) {
  const say = useSay()
  const kept = value?.booleanValue
  return (
    <RadioField
      {...shared}
      inline
      clearable={!shared.required}
      options={[
        { value: 'true', label: say(texts.yes) },
        { value: 'false', label: say(texts.no) },
      ]}
      value={kept === undefined ? null : kept ? 'true' : 'false'}
      onChange={(answer) => change(answer === null ? null : { booleanValue: answer === 'true' })}
    />
  )
}
