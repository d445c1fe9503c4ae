import type { BuildingState } from './parcel-fields.ts'
import { distinctUsages, usagesText } from './usage-types.ts'

/** What stands in a file as a text; null where nothing does, undefined where it is no simple value. */
export function textIn(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null
  if (typeof value === 'object' || !isStorable(String(value))) return undefined
  return String(value).trim() || null
}

/** No database keeps half a character, nor the one that ends texts elsewhere. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

const unit = /(qm|m²|m2|ha)$/i

/** Square metres: `1234.5`, `1.234,5`, `1.234 qm`, `1,2 ha`; null where it is no number. A dot before three digits groups. */
export function sizeIn(text: string): number | null {
  const inHectares = /ha$/i.test(text)
  const bare = text.replace(unit, '').replace(/[\s'’\u00A0\u202F]/g, '')
  const grouped = bare.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(bare)
  const plain = grouped ? bare.replaceAll('.', '').replace(',', '.') : bare
  if (!/^\d+(\.\d+)?$/.test(plain)) return null
  const size = Number(plain) * (inHectares ? 10_000 : 1)
  return size <= 1e10 ? size : null
}

const yes = ['ja', 'j', 'yes', 'y', 'true', 'wahr', '1', 'x', 'verfügbar', 'frei']
const no = ['nein', 'n', 'no', 'false', 'falsch', '0', 'nicht verfügbar', 'vergeben']

/** Yes or no in the words people use for them; null where it is neither. */
export function yesNoIn(text: string): boolean | null {
  const word = text.toLocaleLowerCase('de')
  return yes.includes(word) ? true : no.includes(word) ? false : null
}

export const unknownWords = ['unbekannt', 'unknown', '-', '?']

/** Built on or not; undefined where it cannot be told from this. */
export function buildingIn(text: string): BuildingState | null | undefined {
  const word = text.toLocaleLowerCase('de')
  if (unknownWords.includes(word)) return null
  const built = word === 'bebaut' ? true : word === 'unbebaut' ? false : yesNoIn(text)
  return built === null ? undefined : built ? 'BEBAUT' : 'UNBEBAUT'
}

/** Usages with whatever stands between them; each once. */
export const usagesIn = (text: string): string => usagesText(distinctUsages(text.split(/[,;|/\n]/)))
