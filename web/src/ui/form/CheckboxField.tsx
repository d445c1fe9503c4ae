import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { type FieldProps, inputAttributes } from './field.tsx'

/** One yes or no; the label stands beside the box. */
export function CheckboxField(field: FieldProps<boolean>) {
  const { label, required, readOnly, success, description, ...attributes } = inputAttributes(field)
  // A box has no room of its own for a warning; what describes it stands below it anyway.
  const described = success ? (
    <>
      {description}
      {success}
    </>
  ) : (
    description
  )
  return (
    <Checkbox
      {...attributes}
      description={described}
      label={required ? `${label} *` : label}
      aria-required={required}
      disabled={attributes.disabled || readOnly}
      checked={field.value}
      onChange={(event) => field.onChange(event.currentTarget.checked)}
    />
  )
}
