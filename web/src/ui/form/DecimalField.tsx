import { TextInput } from '@mantine/core'
import { type FieldProps, inputAttributes } from './field.tsx'
import { useTypedNumber } from './useTypedNumber.ts'

/** A number of any size, kept as the decimal text `1234.56`. What cannot be read is passed on as typed. */
export function DecimalField(field: FieldProps<string | null>) {
  const number = useTypedNumber(field)
  return (
    <TextInput
      {...inputAttributes({ ...field, error: number.error })}
      inputMode="decimal"
      autoComplete="off"
      value={number.shown}
      onChange={(event) => number.type(event.currentTarget.value)}
      onBlur={number.leave}
    />
  )
}
