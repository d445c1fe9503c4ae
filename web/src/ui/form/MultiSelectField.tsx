import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { MultiSelect, Pill } from '@mantine/core'
import { useSay } from '../language.tsx'
import { comboboxBehaviour, comboboxData, reachable } from './combobox.ts'
import { type FieldProps, inputAttributes } from './field.tsx'
import { texts } from './form.texts.ts'
import type { Option } from './option.ts'

type MultiSelectFieldProps<Value extends string> = FieldProps<readonly Value[]> & {
  options: readonly Option<Value>[]
  placeholder?: string
}

/** Several of many choices, found by typing, shown as chips. */
export function MultiSelectField<Value extends string>({
  options,
  placeholder,
  ...field
}: MultiSelectFieldProps<Value>) {
  const say = useSay()
  return (
    <MultiSelect
      {...inputAttributes(field)}
      data={comboboxData(options)}
      searchable
      {...comboboxBehaviour}
      clearable
      clearButtonProps={{ ...reachable, 'aria-label': say(texts.clear) }}
      nothingFoundMessage={say(options.length > 0 ? texts.nothingFound : texts.noOptions)}
      renderPill={({ option, onRemove, disabled }) => (
        <Pill
          withRemoveButton={!disabled && !field.readOnly}
          onRemove={() => onRemove?.()}
          removeButtonProps={{
            'aria-label': say(texts.remove, { name: option.label }),
            'aria-hidden': false,
          }}
        >
          {option.label}
        </Pill>
      )}
      {...(placeholder !== undefined && field.value.length === 0 && { placeholder })}
      value={[...field.value]}
      onChange={(values) => field.onChange(values as Value[])}
    />
  )
}
