import { countryCodes, countryName } from '@allmende/domain/organizations/countries.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { useMemo } from 'react'
import type { FieldProps } from '../ui/form/field.tsx'
import type { Option } from '../ui/form/option.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { useLanguage } from '../ui/language.tsx'

const home = 'DEU'

/** By name, Germany first. */
function countryOptions(language: Language): Option[] {
  const collator = new Intl.Collator(language)
  const all = countryCodes.map((value) => ({ value, label: countryName(value, language) }))
  const sorted = all.toSorted((one, other) => collator.compare(one.label, other.label))
  return [...sorted.filter(({ value }) => value === home), ...sorted.filter(({ value }) => value !== home)]
}

export function CountryField(field: FieldProps<string | undefined>) {
  const { language } = useLanguage()
  const options = useMemo(() => countryOptions(language), [language])
  return (
    <SelectField
      {...field}
      options={options}
      value={field.value || null}
      onChange={(code) => field.onChange(code ?? '')}
    />
  )
}
