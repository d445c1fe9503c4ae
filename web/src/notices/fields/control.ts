import type { FormField } from '@allmende/domain/notices/form/form.ts'
import type { ValuePath } from '@allmende/domain/notices/form/paths.ts'
import type { FieldValue } from '@allmende/domain/notices/values/values.ts'
import type { FieldProps } from '../../ui/form/field.tsx'
import type { NewValue } from '../form-store.ts'

/** What every control of a form gets. */
export type ControlProps = {
  field: FormField
  path: ValuePath
  value: FieldValue | undefined
  change: (value: NewValue) => void
  /** Label, hint, error and the like, ready for a house field. */
  shared: Omit<FieldProps<unknown>, 'value' | 'onChange'>
}
