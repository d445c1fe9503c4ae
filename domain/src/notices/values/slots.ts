import type { FieldType, FormField } from '../form/form.ts'
import type { FieldValue } from './values.ts'

/** The places of a value, one of which is filled. */
export const slots = [
  'stringValue',
  'longValue',
  'dateValue',
  'dateTimeValue',
  'booleanValue',
  'listValue',
] as const
export type Slot = (typeof slots)[number]

const slotOfType: Partial<Record<FieldType, Slot>> = {
  integer: 'longValue',
  number: 'longValue',
  amount: 'longValue',
  measure: 'longValue',
  date: 'dateValue',
  time: 'dateTimeValue',
  datetime: 'dateTimeValue',
  indicator: 'booleanValue',
}

/** Where the value of a field stands. */
export function slotOf({ type, displayType, repeatable }: FormField): Slot {
  if (displayType === 'CHECKBOX' || displayType === 'RADIO') return 'booleanValue'
  return repeatable || displayType === 'MULTICHECKBOX' ? 'listValue' : (slotOfType[type] ?? 'stringValue')
}

/** A plain text in the slot of its field. */
export function slotted(field: FormField, text: string): FieldValue {
  const slot = slotOf(field)
  const value = slot === 'listValue' ? [text] : slot === 'booleanValue' ? text === 'true' : text
  return { contentId: field.contentId, [slot]: value }
}
