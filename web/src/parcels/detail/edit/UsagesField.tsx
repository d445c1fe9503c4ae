import { mayAddUsage, usageRefused, usagesOf, usagesText } from '@allmende/domain/parcels/usage-types.ts'
import type { FieldProps } from '../../../ui/form/field.tsx'
import { TagsField } from '../../../ui/form/TagsField.tsx'
import { useSay } from '../../../ui/language.tsx'
import { formTexts as texts } from './parcel-form.texts.ts'

/** Usages as single tags; kept as one text with commas. */
export function UsagesField({ value, onChange, ...field }: FieldProps<string | null>) {
  const say = useSay()
  return (
    <TagsField
      {...field}
      hint={say(texts.usagesHint)}
      endsWith={[',']}
      mayAdd={mayAddUsage}
      refusedText={say(usageRefused)}
      value={usagesOf(value ?? '')}
      onChange={(usages) => onChange(usages.length === 0 ? null : usagesText(usages))}
    />
  )
}
