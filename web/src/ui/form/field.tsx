import { IconAlertTriangle, IconExclamationCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './field.module.css'

/** What every field of a form has in common. */
export type FieldProps<Value> = {
  label: string
  /** Below the label: what is meant, in which form. */
  hint?: ReactNode
  /** Below the field: what is wrong and what to do. */
  error?: string | undefined
  /** What is allowed, but to be considered. */
  warning?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Says beside a disabled field why it is. */
  disabledReason?: string | undefined
  readOnly?: boolean | undefined
  id?: string | undefined
  name?: string | undefined
  value: Value
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
}

export function FieldError({ text }: { text: string }) {
  return (
    <span className={classes.error}>
      <IconExclamationCircle size={16} className={classes.errorIcon} aria-hidden />
      {text}
    </span>
  )
}

/** The hint, and below it why the field is disabled or what is to be considered. */
export const hintOf = ({
  hint,
  disabled,
  disabledReason,
  warning,
}: Pick<FieldProps<unknown>, 'hint' | 'disabled' | 'disabledReason' | 'warning'>) => {
  const reason = disabled ? disabledReason : undefined
  if (!reason && !warning) return hint
  return (
    <>
      {hint} {reason}
      {warning && (
        <span className={classes.warning}>
          <IconAlertTriangle size={16} className={classes.errorIcon} aria-hidden />
          {warning}
        </span>
      )}
    </>
  )
}

/** The shared part in Mantine's words, without what was not given. */
export function wrapperAttributes<Value>(field: FieldProps<Value>) {
  return {
    label: field.label,
    description: hintOf(field),
    error: field.error && <FieldError text={field.error} />,
    required: field.required ?? false,
    ...(field.id !== undefined && { id: field.id }),
  }
}

export function inputAttributes<Value>(field: FieldProps<Value>) {
  return {
    ...wrapperAttributes(field),
    disabled: field.disabled ?? false,
    readOnly: field.readOnly ?? false,
    ...(field.name !== undefined && { name: field.name }),
    ...(field.onBlur && { onBlur: field.onBlur }),
  }
}
