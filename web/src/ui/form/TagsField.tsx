import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import './combobox.ts'
import { Pill, TagsInput } from '@mantine/core'
import { useSay } from '../language.tsx'
import { reachable } from './combobox.ts'
import { type FieldProps, inputAttributes } from './field.tsx'
import { texts } from './form.texts.ts'
import { useLengthFault } from './useLengthFault.ts'

/** Several free entries, each ended with Enter, shown as chips. */
export function TagsField(field: FieldProps<readonly string[]> & { maxLength?: number }) {
  const say = useSay()
  const longest = field.value.reduce((one, other) => (other.length > one.length ? other : one), '')
  const error = useLengthFault({ value: longest, error: field.error }, field.maxLength)
  return (
    <TagsInput
      {...inputAttributes({ ...field, error, hint: field.hint ?? say(texts.tagsHint) })}
      clearable
      clearButtonProps={{ ...reachable, 'aria-label': say(texts.clear) }}
      acceptValueOnBlur
      splitChars={[]}
      renderPill={({ option, onRemove, disabled }) => (
        <Pill
          withRemoveButton={!disabled}
          onRemove={() => onRemove?.()}
          removeButtonProps={{
            'aria-label': say(texts.remove, { name: option.label }),
            'aria-hidden': false,
          }}
        >
          {option.label}
        </Pill>
      )}
      value={[...field.value]}
      onChange={(values) => field.onChange(values)}
    />
  )
}
