import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { type FieldProps, wrapperAttributes } from './field.tsx'

export type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean
  'aria-labelledby': string
}

type FormFieldProps = Omit<FieldProps<unknown>, 'value' | 'onChange' | 'onBlur' | 'name'> & {
  /** Gets what ties the control to its label, hint and error. */
  children: (control: ControlAttributes) => ReactNode
}

/** Label, hint, error and required mark around a control of one's own. */
export function FormField({ children, ...field }: FormFieldProps) {
  const generated = useId()
  const id = field.id ?? generated
  const attributes = wrapperAttributes({ ...field, id, value: undefined, onChange: () => {} })
  const described = [
    attributes.description && `${id}-description`,
    attributes.error && `${id}-error`,
    attributes.success && !attributes.error && `${id}-success`,
  ]
  return (
    <Input.Wrapper {...attributes}>
      {children({
        id,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': Boolean(field.error),
        'aria-required': field.required ?? false,
        'aria-labelledby': `${id}-label`,
      })}
    </Input.Wrapper>
  )
}
