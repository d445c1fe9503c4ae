import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { type FieldProps, inputAttributes } from './field.tsx'
import { texts } from './form.texts.ts'
import { isWrittenAsDate, readDate, writeDate } from './typed-date.ts'

type DateFieldProps = FieldProps<string | null> & { min?: string; max?: string }

/** A day as `2026-12-31`. What cannot be read is passed on as typed, so that a schema refuses it instead of losing it. */
export function DateField({ min, max, ...field }: DateFieldProps) {
  const say = useSay()
  const [typed, setTyped] = useState<string | null>(null)
  const unreadable = typed === null && field.value !== null && readDate(field.value) === null
  const fault = isWrittenAsDate(field.value ?? '') ? texts.noSuchDay : texts.noDate
  const locked = Boolean(field.disabled || field.readOnly)
  return (
    <TextInput
      {...inputAttributes({ ...field, error: field.error ?? (unreadable ? say(fault) : undefined) })}
      inputMode="numeric"
      autoComplete="off"
      placeholder={say(texts.datePlaceholder)}
      value={typed ?? writeDate(field.value)}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        field.onChange(readDate(text) ?? (text.trim() === '' ? null : text))
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur?.()
      }}
      rightSectionPointerEvents="all"
      rightSection={
        <CalendarButton
          label={field.label}
          disabled={locked}
          value={field.value === null ? null : readDate(field.value)}
          onPick={field.onChange}
          min={min}
          max={max}
        />
      }
    />
  )
}
