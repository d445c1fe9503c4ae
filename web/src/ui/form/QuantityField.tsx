import { Input } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import type { FieldProps } from './field.tsx'
import { FormField } from './FormField.tsx'
import { texts } from './form.texts.ts'
import type { Option } from './option.ts'
import classes from './QuantityField.module.css'
import { SelectField } from './SelectField.tsx'
import { useTypedNumber } from './useTypedNumber.ts'

export type Quantity = { amount: string; unit: string }

type QuantityFieldProps = FieldProps<Quantity | null> & {
  units: readonly Option[]
  defaultUnit: string
}

/** A number with its unit: an amount and its currency, a duration and how it is counted. */
export function QuantityField({ units, defaultUnit, value, onChange, onBlur, ...field }: QuantityFieldProps) {
  const say = useSay()
  const [chosen, setChosen] = useState(defaultUnit)
  const unit = value?.unit ?? chosen
  const locked = Boolean(field.disabled || field.readOnly)
  const number = useTypedNumber({
    ...field,
    value: value?.amount ?? null,
    onChange: (amount) => onChange(amount === null ? null : { amount, unit }),
    onBlur,
  })
  return (
    <FormField {...field} error={number.error}>
      {({ 'aria-labelledby': _label, ...control }) => (
        <div className={classes.parts}>
          <Input
            {...control}
            error={control['aria-invalid']}
            readOnly={locked}
            inputMode="decimal"
            autoComplete="off"
            value={number.shown}
            onChange={(event) => number.type(event.currentTarget.value)}
            onBlur={number.leave}
          />
          <SelectField
            label={say(texts.unitOf, { name: field.label })}
            labelHidden
            options={units}
            clearable={false}
            disabled={locked}
            value={unit}
            onChange={(next) => {
              if (next === null) return
              setChosen(next)
              if (value) onChange({ amount: value.amount, unit: next })
            }}
          />
        </div>
      )}
    </FormField>
  )
}
