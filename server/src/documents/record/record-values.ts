import { sayAmount } from '@allmende/domain/notices/readable/spoken-quantities.ts'
import { fieldsNamed, isFilled } from '@allmende/domain/notices/values/reading.ts'
import { type FieldValue, isGroupValue, type PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Desk } from './desk.ts'
import { texts } from './record.texts.ts'

/** The estimated value: one amount where the whole and all lots have the same, else each by its name. */
export function estimatedValues(desk: Desk, { panels, lots }: TeamTender): string {
  const whole = amountsIn(desk, fieldsNamed(panels, 'BT-27-Procedure')).map((amount) => ({
    name: desk.say(texts.onlyLot),
    amount,
  }))
  const ofLots = lotsIn(panels).flatMap((one) => {
    const identifier = fieldsNamed(one, 'BT-137-Lot')[0]?.stringValue ?? null
    const lot = lots.find((known) => identifier !== null && known.identifier === identifier)
    const name = lot ? desk.lot(lot.id) : (identifier ?? desk.say(texts.lot))
    return amountsIn(desk, fieldsNamed(one, 'BT-27-Lot')).map((amount) => ({ name, amount }))
  })
  const all = [...whole, ...ofLots]
  if (new Set(all.map(({ amount }) => amount)).size <= 1) return all[0]?.amount ?? ''
  return all.map(({ name, amount }) => `${name}: ${amount}`).join('\n')
}

/** To the cent, as amounts stand in files. */
const amountsIn = (desk: Desk, fields: readonly FieldValue[]): string[] =>
  fields.filter(isFilled).map(({ longValue = '', unitValue }) => {
    const amount = longValue.includes('.') ? longValue : `${longValue}.00`
    return sayAmount(amount, unitValue ?? 'EUR', desk.language)
  })

/** The parts of a form that tell of one lot each. */
const lotsIn = (values: PanelValues): PanelValues[] =>
  values.filter(isGroupValue).flatMap((group) => {
    if (fieldsNamed([group], 'BT-27-Lot').length === 0) return []
    return fieldsNamed([group], 'BT-137-Lot').length > 1
      ? lotsIn(group.children as PanelValues)
      : [[group] as PanelValues]
  })
