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
  /** In the place of the error while there is none: what is allowed, but to be considered. */
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

export function FieldWarning({ text }: { text: string }) {
  return (
    <span className={classes.warning}>
      <IconAlertTriangle size={16} className={classes.errorIcon} aria-hidden />
      {text}
    </span>
  )
}

/** The hint, and behind it why the field is disabled. */
const hintOf = ({
  hint,
  disabled,
  disabledReason,
}: Pick<FieldProps<unknown>, 'hint' | 'disabled' | 'disabledReason'>) => {
  const reason = disabled ? disabledReason : undefined
  if (!reason) return hint
  return (
    <>
      {hint} {reason}
    </>
  )
}

/** The shared part in Mantine's words, without what was not given. */
export function wrapperAttributes<Value>(field: FieldProps<Value>) {
  return {
    label: field.label,
    description: hintOf(field),
    error: field.error && <FieldError text={field.error} />,
    // Mantine shows it below the field, unless there is an error, and has it read out with the field.
    ...(field.warning && { success: <FieldWarning text={field.warning} /> }),
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
