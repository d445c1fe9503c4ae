import { type CodeLists, unitLists } from '../catalogue/code-lists.ts'
import type { FormField } from '../form/form.ts'
import type { FieldValue } from '../values/values.ts'
import { type Bilingual, type Language, say } from '../../texts.ts'
import { groupedDigits } from '../../signs.ts'

/** A number with the unit it is counted in. */
export function sayQuantity(
  field: FormField,
  value: FieldValue,
  language: Language,
  lists: CodeLists,
): string {
  const { longValue = '', unitValue } = value
  if (!unitValue) return sayDecimal(longValue, language)
  if (field.type === 'amount') return sayAmount(longValue, unitValue, language)
  const [one, many] = durations[unitValue] ?? []
  const unit = longValue === '1' ? one : many
  const label = unit ? say(unit, language) : lists.label(unitLists.measure, unitValue)
  return `${sayDecimal(longValue, language)} ${label ?? unitValue}`
}

/** The standard names units in the singular only. */
const durations: Readonly<Record<string, readonly [one: Bilingual, many: Bilingual]>> = {
  DAY: [
    { de: 'Tag', en: 'day' },
    { de: 'Tage', en: 'days' },
  ],
  WEEK: [
    { de: 'Woche', en: 'week' },
    { de: 'Wochen', en: 'weeks' },
  ],
  MONTH: [
    { de: 'Monat', en: 'month' },
    { de: 'Monate', en: 'months' },
  ],
  YEAR: [
    { de: 'Jahr', en: 'year' },
    { de: 'Jahre', en: 'years' },
  ],
}

/** `1.234,50 €`; cents are written out or left away, never halved. */
export function sayAmount(number: string, currency: string, language: Language): string {
  const [whole = '', fraction] = number.split('.')
  const amount = sayDecimal(fraction === undefined ? whole : `${whole}.${fraction.padEnd(2, '0')}`, language)
  return `${amount} ${currency === 'EUR' ? '€' : currency}`
}

/** Digits are grouped by hand: a decimal string may be longer than a number can be. */
function sayDecimal(number: string, language: Language): string {
  const [whole = '', fraction] = number.split('.')
  const [thousands, point] = language === 'de' ? ['.', ','] : [',', '.']
  const grouped = groupedDigits(whole, thousands)
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`
}
