import type { Language } from '@allmende/domain/texts.ts'
import { readNumber } from '../../../ui/form/typed-number.ts'

const unit = /(?:qm|m²|m2|sqm|(ha|hektar|hectares?))$/i
const oneHectare = 10_000

/** Square metres from `1.234,5`, `1.234,5 qm` or `1,5 ha`; what cannot be read stays as it was typed. */
export function readSize(typed: string, language: Language): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  const hectares = unit.exec(text)?.[1]
  const number = readNumber(text.replace(unit, '').trimEnd(), language)
  if (number === null) return typed
  return Math.round(Number(number) * (hectares ? oneHectare : 1) * 100) / 100
}
