import { useQuery } from '@tanstack/react-query'
import { call } from '../../../rpc/call.ts'
import { wholeList } from '../../../rpc/queries.ts'
import type { FieldProps } from '../../../ui/form/field.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { useSay } from '../../../ui/language.tsx'
import { formTexts as texts } from './parcel-form.texts.ts'

export const locationsQuery = wholeList(['getLocations'], (offset) => call('getLocations', { offset }))

type LocationFieldProps = FieldProps<number | null> & {
  /** Where it lies now; also when that is archived meanwhile. */
  current: { id: number; name: string } | null
}

export function LocationField({ current, value, onChange, ...field }: LocationFieldProps) {
  const say = useSay()
  const { data = [], error } = useQuery(locationsQuery)
  const known = current && !data.some(({ id }) => id === current.id) ? [current, ...data] : data
  return (
    <SelectField
      {...field}
      error={field.error ?? error?.message}
      placeholder={say(texts.noLocation)}
      options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  )
}
