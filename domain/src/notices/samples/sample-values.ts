import type { CodeLists } from '../catalogue/code-lists.ts'
import type { FormField } from '../form/form.ts'
import { matches } from '../check/patterns.ts'
import { slotOf } from '../values/slots.ts'
import type { FieldValue } from '../values/values.ts'

/** Gives numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number

/** A small generator whose runs can be repeated (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Random so far as version 4 demands. */
export function sampleUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20)].join('-')
}

/** What a clerk would write, by the business term a field begins with. */
const texts: Readonly<Record<string, string>> = {
  'BT-145': '2026-02-02+01:00',
  'BT-1451': '2026-01-15+01:00',
  'BT-1501(s)': 'CON-0001',
  'BT-16': 'Zentrale Vergabestelle',
  'BT-21': 'Konzession zum Betrieb von Schnellladestationen',
  'BT-22': 'VG-2026-017',
  'BT-24': 'Errichtung und Betrieb von Schnellladestationen auf kommunalen Grundstücken',
  'BT-500': 'Stadt Bochum',
  'BT-501': '05911000-31001-29',
  'BT-502': 'Anna Berger',
  'BT-510(a)': 'Willy-Brandt-Platz 2-6',
  'BT-512': '44787',
  'BT-5121': '44787',
  'BT-513': 'Bochum',
  'BT-5131': 'Bochum',
}

/** Where the first code of a list would be an odd choice. */
const codes: Readonly<Record<string, string>> = {
  cpv: '50324100',
  'nuts-lvl3': 'DEA51',
  'eforms-country': 'DEU',
  country: 'DEU',
  'eforms-language': 'DEU',
  language: 'DEU',
  accessibility: 'n-inc',
  'other-place-service': 'anyw-cou',
  'document-status': 'official',
}
const codesOfField: Readonly<Record<string, string>> = {
  'BT-14-Lot': 'non-restricted-document',
  'BT-14-Part': 'non-restricted-document',
  'BT-11-Procedure-Buyer': 'la',
  'BT-10-Procedure-Buyer': 'gen-pub',
  'BT-71-Lot': 'none',
  'BT-105-Procedure': 'restricted',
  'BT-142-LotResult': 'selec-w',
  'OPP-030-Tender': 'soc-stand',
}

const ordinary: Readonly<Partial<Record<FormField['type'], string>>> = {
  text: 'Angaben laut Vergabeunterlagen',
  'text-multilingual': 'Angaben laut Vergabeunterlagen',
  id: 'VG-2026-017',
  'id-ref': 'ORG-0001',
  url: 'https://vergabe.example.de/unterlagen',
  email: 'vergabe@example.de',
  phone: '+49 234 9100',
  integer: '3',
  number: '10',
  amount: '250000.00',
  measure: '24',
  date: '2026-06-01+02:00',
  time: '12:00:00+02:00',
  datetime: '2026-06-01T12:00:00+02:00',
  indicator: 'false',
}

/** Identifiers of other notices, among which each pattern finds one. */
const identifiers = [
  '8d1e2f3a-4b5c-4d6e-8f70-a1b2c3d4e5f6',
  '8d1e2f3a-4b5c-4d6e-8f70-a1b2c3d4e5f6-01',
  '123456-2026',
  '123/2026',
  'PROCEDURE',
  '01',
]

const units = { amount: 'EUR', measure: 'MONTH' } as const

/** A realistic value that fits the field. */
export function sampleValue(field: FormField, lists: CodeLists): FieldValue | undefined {
  const text = sampleText(field, lists)
  return text === undefined ? undefined : valueOf(field, text)
}

/** The text in its slot, with the unit it needs. */
export function valueOf(field: FormField, text: string): FieldValue {
  const slot = slotOf(field)
  const held = slot === 'listValue' ? [text] : slot === 'booleanValue' ? text === 'true' : text
  const unit = field.type === 'amount' || field.type === 'measure' ? units[field.type] : undefined
  return { contentId: field.contentId, [slot]: held, ...(unit && { unitValue: unit }) }
}

function sampleText(field: FormField, lists: CodeLists): string | undefined {
  if (field.choices && slotOf(field) !== 'booleanValue') return field.choices[0]?.contentId
  if (field.codeList) return sampleCode(field, field.codeList, lists)
  const term = /^[A-Z]+-\d+(\(\w\))?/.exec(field.contentId)?.[0] ?? ''
  const text = texts[term] ?? ordinary[field.type]
  const { pattern } = field
  if (!pattern || (text && matches(pattern, text))) return text?.slice(0, field.maxLength)
  return identifiers.find((identifier) => matches(pattern, identifier))
}

function sampleCode({ contentId, codes: some }: FormField, list: string, lists: CodeLists) {
  const wanted = [codesOfField[contentId], codes[list]]
  const isTaken = (code: string) => lists.has(list, code) && (some?.includes(code) ?? true)
  const known = wanted.find((code) => code !== undefined && isTaken(code))
  return known ?? some?.[0] ?? lists.codes(list)[0]?.[0]
}
