import type { AuditChange } from './deed/audit-event.ts'
import type { Bilingual, Language } from './texts.ts'

/** One line of what changed, as a method declares it. */
export type Change = AuditChange

/** The fields of a form by their names, with the words a reader knows them by. */
export type Labels = Readonly<Record<string, Bilingual>>

/** What differs between two states of a thing; the log is kept in German. */
export function changesBetween(
  before: object,
  after: object,
  labels: Labels,
  language: Language = 'de',
): AuditChange[] {
  const [old, current] = [flat(before, labels), flat(after, labels)]
  return Object.entries(labels).flatMap(([path, { [language]: label }]) => {
    const [oldValue, newValue] = [old.get(path) ?? null, current.get(path) ?? null]
    return oldValue === newValue ? [] : [{ label, oldValue, newValue }]
  })
}

/** Every value by its path: `contact.zip`; a group that has a label itself is one value. */
function flat(thing: object, labels: Labels, prefix = ''): Map<string, string> {
  const values = new Map<string, string>()
  for (const [key, value] of Object.entries(thing)) {
    if (value === null || value === undefined) continue
    const path = `${prefix}${key}`
    const isThing = typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    if (isThing && !Object.hasOwn(labels, path))
      for (const [inner, text] of flat(value, labels, `${path}.`)) values.set(inner, text)
    else values.set(path, asText(value))
  }
  return values
}

function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(asText).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** At most so many characters; half a one would be none, and is kept by no database. */
export const cutAt = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')

const howLong = { de: '… gekürzt ({n} Zeichen)', en: '… shortened ({n} characters)' }

/** The first so many characters of a text, and how many it had. */
export function beginningOf(text: string | null, longest: number, language: Language = 'de'): string | null {
  if (text === null || text.length <= longest) return text
  return `${cutAt(text, longest)} ${howLong[language].replace('{n}', String(text.length))}`
}
