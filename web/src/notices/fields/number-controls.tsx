import { unitLists } from '@allmende/domain/notices/catalogue/code-lists.ts'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { optionsOf } from '../codes/code-options.ts'
import { useDefinition } from '../notice-context.ts'
import type { ControlProps } from './control.ts'

export function NumberControl({ value, change, shared }: ControlProps) {
  return (
    <DecimalField
      {...shared}
      value={value?.longValue ?? null}
      onChange={(number) => change(number === null ? null : { longValue: number })}
    />
  )
}

const defaultUnits = { amount: 'EUR', measure: 'MONTH' } as const

export function QuantityControl({ field, value, change, shared }: ControlProps) {
  const { lists } = useDefinition()
  const kind = field.type === 'amount' ? 'amount' : 'measure'
  const { longValue, unitValue = defaultUnits[kind] } = value ?? {}
  return (
    <QuantityField
      {...shared}
      units={optionsOf(lists, unitLists[kind])}
      defaultUnit={defaultUnits[kind]}
      value={longValue === undefined ? null : { amount: longValue, unit: unitValue }}
      onChange={(next) => change(next && { longValue: next.amount, unitValue: next.unit })}
    />
  )
}
