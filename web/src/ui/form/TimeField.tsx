import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { type FieldProps, inputAttributes } from './field.tsx'
import { texts } from './form.texts.ts'
import classes from './TimeField.module.css'
import { readTime } from './typed-date.ts'

/** A time of day as `10:00`, 24 hours. What cannot be read is passed on as typed. */
export function TimeField(field: FieldProps<string | null>) {
  const say = useSay()
  const [typed, setTyped] = useState<string | null>(null)
  const unreadable = typed === null && field.value !== null && readTime(field.value) === null
  return (
    <TextInput
      {...inputAttributes({ ...field, error: field.error ?? (unreadable ? say(texts.noTime) : undefined) })}
      classNames={{ wrapper: classes.time }}
      inputMode="numeric"
      autoComplete="off"
      placeholder={say(texts.timePlaceholder)}
      rightSection={<span className={classes.unit}>{say(texts.oclock)}</span>}
      value={typed ?? field.value ?? ''}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        field.onChange(readTime(text) ?? (text.trim() === '' ? null : text))
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur?.()
      }}
    />
  )
}
