import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { type FieldProps, inputAttributes } from './field.tsx'

/** One yes or no; the label stands beside the box. */
export function CheckboxField(field: FieldProps<boolean>) {
  const { label, required, readOnly, ...attributes } = inputAttributes(field)
  return (
    <Checkbox
      {...attributes}
      label={required ? `${label} *` : label}
      aria-required={required}
      disabled={attributes.disabled || readOnly}
      checked={field.value}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
    />
  )
}
