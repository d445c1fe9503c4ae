import { longestText } from '@allmende/domain/notices/values/values.ts'
import { TagsField } from '../../ui/form/TagsField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import type { ControlProps } from './control.ts'

const inputTypes = { url: 'url', email: 'email', phone: 'tel' } as const
/** What is short is a line that grows when it must. */
const shortText = 400

export function LineControl({ field, value, change, shared }: ControlProps) {
  const type = field.type in inputTypes ? inputTypes[field.type as keyof typeof inputTypes] : 'text'
  return (
    <TextField
      {...shared}
      maxLength={field.maxLength ?? longestText}
      type={type}
      value={value?.stringValue ?? ''}
      onChange={(text) => change({ ...kept(value), stringValue: text })}
    />
  )
}

/** The standard calls a town or a street a text, and everything longer a text of several languages. */
const isOfStandard = ({ type, contentId }: ControlProps['field']) =>
  type === 'text' && /^(BT|OPT|OPP|OPA)-/.test(contentId)

export function AreaControl({ field, value, change, shared }: ControlProps) {
  const isShort = (field.maxLength ?? Number.POSITIVE_INFINITY) <= shortText || isOfStandard(field)
  return (
    <TextAreaField
      {...shared}
      maxLength={field.maxLength ?? longestText}
      rows={isShort ? 1 : 3}
      grows
      value={value?.stringValue ?? ''}
      onChange={(text) => change({ ...kept(value), stringValue: text })}
    />
  )
}

/** Other languages of a text stay when the text changes. */
const kept = (value: ControlProps['value']) =>
  value?.translations ? { translations: value.translations } : {}

export function TagsControl({ field, value, change, shared }: ControlProps) {
  return (
    <TagsField
      {...shared}
      maxLength={field.maxLength ?? longestText}
      value={value?.listValue ?? []}
      onChange={(texts) => change({ listValue: texts })}
    />
  )
}
