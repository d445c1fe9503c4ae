import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldProps, inputAttributes } from './field.tsx'
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
  return (
    <TextInput
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
}
