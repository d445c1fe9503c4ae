import { Select } from '@mantine/core'
import { useSay } from '../language.tsx'
import { comboboxBehaviour, comboboxData, reachable } from './combobox.ts'
import { type FieldProps, inputAttributes } from './field.tsx'
import { texts } from './form.texts.ts'
import type { Option } from './option.ts'

type SelectFieldProps<Value extends string> = FieldProps<Value | null> & {
  options: readonly Option<Value>[]
  clearable?: boolean
  placeholder?: string
  /** Where what stands beside it already says what is chosen. */
  labelHidden?: boolean
}

/** One of many choices, found by typing. */
export function SelectField<Value extends string>({
  options,
  clearable,
  placeholder,
  labelHidden = false,
  ...field
}: SelectFieldProps<Value>) {
  const say = useSay()
  return (
    <Select
      {...inputAttributes(field)}
      data-locked={field.readOnly || undefined}
      {...(labelHidden && { label: undefined, 'aria-label': field.label })}
      data={comboboxData(options)}
      searchable
      {...comboboxBehaviour}
      clearable={clearable ?? !field.required}
      allowDeselect={false}
      clearButtonProps={{ ...reachable, 'aria-label': say(texts.clear) }}
      nothingFoundMessage={say(options.length > 0 ? texts.nothingFound : texts.noOptions)}
      {...(placeholder !== undefined && { placeholder })}
      value={field.value}
      onChange={(value) => field.onChange(value as Value | null)}
    />
  )
}
