import { unitListFor } from '@allmende/domain/notices/catalogue/code-lists.ts'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { optionsOf } from '../codes/code-options.ts'
import { useDefinition } from '../notice-context.ts'
import type { ControlProps } from './control.ts'
import { withKept } from './with-kept.ts'

export function NumberControl({ value, change, shared }: ControlProps) {
  return (
    <DecimalField
      {...shared}
      value={value?.longValue ?? null}
      onChange={(number) => change(number === null ? null : { longValue: number })}
    />
  )
}

const usualUnits = { amount: 'EUR', measure: 'MONTH' } as const

export function QuantityControl({ field, value, change, shared }: ControlProps) {
  const { lists } = useDefinition()
  const units = optionsOf(lists, unitListFor(field, lists) ?? '')
  const usual = usualUnits[field.type === 'amount' ? 'amount' : 'measure']
  const defaultUnit = units.some((unit) => unit.value === usual) ? usual : (units[0]?.value ?? usual)
  const { longValue, unitValue = defaultUnit } = value ?? {}
  return (
    <QuantityField
      {...shared}
      units={withKept(units, value?.unitValue ? [value.unitValue] : [])}
      defaultUnit={defaultUnit}
      value={longValue === undefined ? null : { amount: longValue, unit: unitValue }}
      onChange={(next) => change(next && { longValue: next.amount, unitValue: next.unit })}
    />
  )
}
