import type { z } from 'zod'
import { saySize, utf8Size } from './sizes.ts'
import { type Bilingual, type Language, say, type Values } from './texts.ts'

const texts = {
  required: { de: 'Feld ist erforderlich', en: 'This field is required' },
  tooShort: { de: 'Mindestens {n} Zeichen', en: 'At least {n} characters' },
  tooLong: { de: 'Höchstens {n} Zeichen', en: 'At most {n} characters' },
  tooSmall: { de: 'Mindestens {n}', en: 'At least {n}' },
  tooBig: { de: 'Höchstens {n}', en: 'At most {n}' },
  tooFew: { de: 'Mindestens {n} Einträge', en: 'At least {n} entries' },
  tooMany: { de: 'Höchstens {n} Einträge', en: 'At most {n} entries' },
  tooLarge: { de: 'Zu groß: höchstens {n}', en: 'Too large: at most {n}' },
  email: { de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein', en: 'Please enter a valid e-mail address' },
  url: { de: 'Bitte geben Sie eine gültige Internetadresse ein', en: 'Please enter a valid web address' },
  date: { de: 'Bitte geben Sie ein gültiges Datum ein', en: 'Please enter a valid date' },
  choice: { de: 'Dieser Wert steht nicht zur Auswahl', en: 'This value is not one of the choices' },
  invalid: { de: 'Ungültiger Wert', en: 'Invalid value' },
} satisfies Record<string, Bilingual>

/** The one sentence for whatever is empty and must not be. */
export const requiredText: Bilingual = texts.required

type Issue = z.core.$ZodIssue

/** For `refine`: the sentence for a fault that only this field knows. */
export const saying = (text: Bilingual, values: Values = {}) => ({ params: { text, values } satisfies Said })
type Said = { text: Bilingual; values: Values }

/** How large the JSON of a value is, in bytes of UTF-8. */
export const bytesOf = (value: unknown): number => utf8Size(JSON.stringify(value) ?? '')

/** Which schemas bound the whole of what they take, however it is made up. */
export const boundedSchemas = new WeakSet<z.core.$ZodType>()

/** The same with a bound for all of it together: what is stored must fit into memory many times over. */
export function bounded<Schema extends z.ZodType>(schema: Schema, bytes: number): Schema {
  const fits = (value: unknown) => value === undefined || bytesOf(value) <= bytes
  const checked = schema.refine(fits, saying(texts.tooLarge, { n: saySize(bytes) }))
  boundedSchemas.add(checked)
  return checked
}

/** `0.contact.zip`: the argument's position first. */
export const pathOf = (issue: Issue): string => issue.path.map(String).join('.')

/** What is wrong with one value, as a person filling in the field should read it. */
export function sayIssue(issue: Issue, language: Language): string {
  const speak = (text: Bilingual, values?: Values) => say(text, language, values)
  switch (issue.code) {
    case 'invalid_type':
      return speak(issue.input === undefined || issue.input === null ? texts.required : texts.invalid)
    case 'too_small':
      return sayTooSmall(issue, speak)
    case 'too_big':
      return speak(bigTexts[issue.origin] ?? texts.tooBig, { n: String(issue.maximum) })
    case 'invalid_format':
      return speak(formatTexts[issue.format] ?? texts.invalid)
    case 'invalid_value':
      return speak(texts.choice)
    // Of a map whose keys are something: what is wrong with the key itself.
    case 'invalid_key':
      return issue.issues[0] ? sayIssue(issue.issues[0], language) : speak(texts.invalid)
    case 'custom':
      return sayCustom(issue.params as Partial<Said> | undefined, speak)
    default:
      return speak(texts.invalid)
  }
}

const smallTexts: Record<string, Bilingual> = { string: texts.tooShort, array: texts.tooFew }
const bigTexts: Record<string, Bilingual> = { string: texts.tooLong, array: texts.tooMany }
const formatTexts: Record<string, Bilingual> = {
  email: texts.email,
  url: texts.url,
  datetime: texts.date,
  date: texts.date,
}

const sayCustom = (
  { text = texts.invalid, values = {} }: Partial<Said> = {},
  speak: (text: Bilingual, values?: Values) => string,
) => speak(text, values)

function sayTooSmall(
  issue: Extract<Issue, { code: 'too_small' }>,
  speak: (text: Bilingual, values?: Values) => string,
) {
  if (issue.origin === 'string' && issue.minimum === 1) return speak(texts.required)
  return speak(smallTexts[issue.origin] ?? texts.tooSmall, { n: String(issue.minimum) })
}
