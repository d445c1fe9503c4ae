import { Textarea } from '@mantine/core'
import { type FieldProps, inputAttributes } from './field.tsx'

export function TextAreaField({
  rows = 4,
  ...field
}: FieldProps<string> & { rows?: number; maxLength?: number }) {
  return (
    <Textarea
      {...inputAttributes(field)}
      rows={rows}
      resize="vertical"
      {...(field.maxLength !== undefined && { maxLength: field.maxLength })}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
}
