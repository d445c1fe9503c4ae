import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import './combobox.ts'
import { Pill, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { reachable } from './combobox.ts'
import { type FieldProps, inputAttributes } from './field.tsx'
import { texts } from './form.texts.ts'
import { useLengthFault } from './useLengthFault.ts'

type TagsFieldProps = FieldProps<readonly string[]> & {
  maxLength?: number
  /** What ends an entry beside Enter. */
  endsWith?: readonly string[]
  /** Whether an entry can join the others; unsaid, each only once. */
  mayAdd?: (entries: readonly string[], entry: string) => boolean
  /** Said of an entry that cannot. */
  refusedText?: string
}

/** Several free entries, each ended with Enter, shown as chips. */
export function TagsField({ endsWith = [], mayAdd, refusedText, ...field }: TagsFieldProps) {
  const say = useSay()
  const [isRefused, setRefused] = useState(false)
  const longest = field.value.reduce((one, other) => (other.length > one.length ? other : one), '')
  const error = useLengthFault(
    { value: longest, error: field.error ?? (isRefused ? refusedText : undefined) },
    field.maxLength,
  )
  return (
    <TagsInput
      {...inputAttributes({ ...field, error, hint: field.hint ?? say(texts.tagsHint) })}
      clearable
      clearButtonProps={{ ...reachable, 'aria-label': say(texts.clear) }}
      acceptValueOnBlur
      splitChars={[...endsWith]}
      {...(mayAdd && { isDuplicate: (entry: string, entries: string[]) => !mayAdd(entries, entry) })}
      // Leaving the empty field is no entry.
      onDuplicate={(entry) => setRefused(entry !== '')}
      onSearchChange={(typed) => typed !== '' && setRefused(false)}
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
      onChange={(values) => {
        setRefused(false)
        field.onChange(values)
      }}
    />
  )
}
