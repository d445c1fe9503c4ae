import { TextInput } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { ExcessButton } from './ExcessButton.tsx'
import { type FieldProps, inputAttributes } from './field.tsx'
import classes from './TextField.module.css'
import { useLengthFault } from './useLengthFault.ts'

export type TextFieldProps = FieldProps<string> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  autoComplete?: string
  placeholder?: string
  maxLength?: number
  inputMode?: 'text' | 'numeric' | 'decimal'
  autoFocus?: boolean
  rightSection?: ReactNode
}

export function TextField({
  type = 'text',
  autoComplete = 'off',
  autoFocus,
  rightSection,
  ...field
}: TextFieldProps) {
  const error = useLengthFault(field, field.maxLength)
  const input = useRef<HTMLInputElement>(null)
  // An address of mail has no characters one could select.
  const excess = type !== 'email' && <ExcessButton field={input} value={field.value} max={field.maxLength} />
  const line = (
    <TextInput
      ref={input}
      {...inputAttributes({ ...field, error })}
      type={type}
      autoComplete={autoComplete}
      data-autofocus={autoFocus || undefined}
      {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
      {...(field.inputMode !== undefined && { inputMode: field.inputMode })}
      {...(rightSection !== undefined && { rightSection })}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
  return (
    <div className={classes.line}>
      {line}
      {excess}
    </div>
  )
}
