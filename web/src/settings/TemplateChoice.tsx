import type { TemplateSummary } from '@allmende/domain/templates/templates.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { templatesQuery } from '../templates/templates.query.ts'
import type { FieldProps } from '../ui/form/field.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { useSay } from '../ui/language.tsx'
import { texts } from './settings.texts.ts'

type TemplateChoiceProps = {
  field: FieldProps<string | null>
  /** Which of the active forms can be chosen here. */
  offers: (template: TemplateSummary) => boolean
}

export const isOfOurOwn = ({ builtIn }: TemplateSummary): boolean => !builtIn

/** One of the forms; the one that is chosen stays in the list although it is no longer active. */
export function TemplateChoice({ field, offers }: TemplateChoiceProps) {
  const say = useSay()
  const { data = [], error } = useQuery(templatesQuery)
  const offered = data.filter(
    (template) => (template.active && offers(template)) || template.id === field.value,
  )
  const options = offered.map(({ id, name, active }) => ({
    value: id,
    label: active ? `${name} (${id})` : `${name} (${id}, ${say(texts.inactive)})`,
  }))
  const known = options.some(({ value }) => value === field.value)
  return (
    <SelectField
      {...field}
      options={
        field.value === null || known ? options : [...options, { value: field.value, label: field.value }]
      }
      {...(error && { hint: `${say(texts.templatesNotLoaded)} ${error.message}` })}
    />
  )
}
