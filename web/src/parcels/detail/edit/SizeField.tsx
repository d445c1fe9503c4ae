import { saySquareMetres } from '@allmende/domain/parcels/size.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { inputAttributes } from '../../../ui/form/field.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import type { ParcelFormState } from './ParcelForm.tsx'
import { TakeArea } from './TakeArea.tsx'
import { readSize } from './typed-size.ts'

/** Square metres, typed with or without a unit; what is no size stays and is told of. */
export function SizeField({ form }: { form: ParcelFormState }) {
  const { language } = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const field = form.field('size')
  const { value } = field
  return (
    <>
      <TextInput
        {...inputAttributes(field)}
        inputMode="text"
        autoComplete="off"
        value={typed ?? (typeof value === 'number' ? saySquareMetres(value, language) : (value ?? ''))}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          field.onChange(readSize(currentTarget.value, language))
        }}
        onBlur={() => {
          setTyped(null)
          field.onBlur()
        }}
      />
      <TakeArea form={form} />
    </>
  )
}
