import { type CodeLists, unitLists } from '../catalogue/code-lists.ts'
import type { FormField } from '../form/form.ts'
import { matches } from './patterns.ts'
import { textsOf } from '../values/reading.ts'
import { type FieldValue, longestText } from '../values/values.ts'

/** What can be wrong with a value in itself, whatever stands round it. */
export const valueRules = [
  'code',
  'tooLong',
  'pattern',
  'number',
  'integer',
  'count',
  'range',
  'date',
  'time',
  'url',
  'email',
  'phone',
  'unitMissing',
  'unit',
] as const
export type ValueRule = (typeof valueRules)[number]
export type ValueFault = { rule: ValueRule; values?: Readonly<Record<string, string | number>> }

/** The first thing wrong with a filled value, the most fundamental first. */
export function faultOf(field: FormField, value: FieldValue, lists: CodeLists): ValueFault | undefined {
  const texts = textsOf(value)
  return (
    firstOf(texts, (text) => syntaxFault(field, text)) ??
    firstOf(texts, (text) => codeFault(field, text, lists)) ??
    firstOf(texts, (text) => rangeFault(field, text)) ??
    firstOf([...texts, ...Object.values(value.translations ?? {})], (text) => lengthFault(field, text)) ??
    firstOf(texts, (text) => patternFault(field, text)) ??
    unitFault(field, value, lists)
  )
}

function firstOf(texts: readonly string[], check: (text: string) => ValueFault | undefined) {
  for (const text of texts) {
    const fault = check(text)
    if (fault) return fault
  }
  return undefined
}

/** Types whose values could not even be stored sensibly otherwise. */
const mustBeReadable: ReadonlySet<FormField['type']> = new Set([
  'integer',
  'number',
  'amount',
  'measure',
  'date',
  'time',
  'datetime',
])

const syntaxes: Partial<Record<FormField['type'], readonly [ValueRule, (text: string) => boolean]>> = {
  integer: ['integer', (text) => /^-?\d{1,30}$/.test(text)],
  number: ['number', isDecimal],
  amount: ['number', isDecimal],
  measure: ['number', isDecimal],
  date: ['date', isDay],
  time: [
    'time',
    (text) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,12})?(Z|[+-](0\d|1[0-4]):[0-5]\d)?$/.test(text),
  ],
  datetime: [
    'date',
    (text) =>
      isDay(text.slice(0, 10)) && /^[^T]+T\d\d:\d\d(:\d\d(\.\d{1,12})?)?(Z|[+-]\d\d:\d\d)$/.test(text),
  ],
  url: ['url', (text) => /^https?:\/\/[^\s/]\S*$/i.test(text)],
  email: ['email', (text) => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)],
}

/** Something that cannot be read as what the field holds. */
export function syntaxFault(field: FormField, text: string): ValueFault | undefined {
  const [rule, fits] = syntaxes[field.type] ?? []
  if (field.pattern && !mustBeReadable.has(field.type)) return undefined
  return rule && fits && !fits(text) ? { rule } : undefined
}

function isDecimal(text: string): boolean {
  return /^-?\d{1,30}(\.\d{1,8})?$/.test(text)
}

/** A day that the calendar has, with or without its offset. */
function isDay(text: string): boolean {
  const [, day] = /^(\d{4}-\d\d-\d\d)(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/.exec(text) ?? []
  if (!day) return false
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

function codeFault(field: FormField, text: string, lists: CodeLists): ValueFault | undefined {
  if (field.choices && field.type !== 'indicator')
    return field.choices.some((choice) => choice.contentId === text) ? undefined : { rule: 'code' }
  const isKnown = !field.codeList || lists.has(field.codeList, text)
  return isKnown && (field.codes?.includes(text) ?? true) ? undefined : { rule: 'code' }
}

function rangeFault({ range }: FormField, text: string): ValueFault | undefined {
  if (!range) return undefined
  const [min, max] = range
  return Number(text) < min || Number(text) > max ? { rule: 'range', values: { min, max } } : undefined
}

const lengthFault = ({ maxLength = longestText }: FormField, text: string): ValueFault | undefined =>
  text.length > maxLength ? { rule: 'tooLong', values: { max: maxLength, length: text.length } } : undefined

/** The sentence for a value that does not match, where its type has a better one. */
const ruleOfType: Partial<Record<FormField['type'], ValueRule>> = {
  url: 'url',
  email: 'email',
  phone: 'phone',
  date: 'date',
  time: 'time',
}

/** Numbers of this form have neither a sign nor a fraction, whatever their type. */
const wholeFromZero = '^([0-9]+)$'

const patternFault = ({ pattern, type }: FormField, text: string): ValueFault | undefined =>
  pattern && !matches(pattern, text)
    ? { rule: pattern === wholeFromZero ? 'count' : (ruleOfType[type] ?? 'pattern') }
    : undefined

function unitFault(
  { type, unitList }: FormField,
  { unitValue }: FieldValue,
  lists: CodeLists,
): ValueFault | undefined {
  if (type !== 'amount' && type !== 'measure') return undefined
  if (!unitValue) return { rule: 'unitMissing' }
  return lists.has(unitList ?? unitLists[type], unitValue) ? undefined : { rule: 'unit' }
}
