import type { FieldFacts } from '../catalogue/catalogue.ts'
import type { FormField } from '../form/form.ts'
import { slotOf } from '../values/slots.ts'
import { type FieldValue, isLanguageCode, mostTranslations } from '../values/values.ts'
import type { XmlElement } from './notice-xml.ts'

/** The value of a field from its elements, and those of them it could take in. */
export type TakenIn = { value: FieldValue; taken: readonly XmlElement[] }

export function takenIn(
  field: FormField,
  { type, repeatable }: FieldFacts,
  elements: readonly XmlElement[],
  language: string,
): TakenIn | undefined {
  const [first] = elements
  if (!first) return undefined
  const { contentId } = field
  if (type === 'text-multilingual')
    return elements.length > 1
      ? multilingual(contentId, elements, language)
      : { value: { contentId, stringValue: first.text }, taken: elements }
  if (repeatable)
    return { value: { contentId, listValue: elements.map(({ text }) => text) }, taken: elements }
  const value = inSlot(field, first.text)
  const unit = unitOf(type, first)
  return {
    value: unit ? { ...value, unitValue: unit } : value,
    taken: elements.length > 1 ? [first] : elements,
  }
}

/** A plain text in the slot of its field; an indicator may also be written as a digit. */
export function inSlot(field: FormField, text: string): FieldValue {
  const slot = slotOf(field)
  const value =
    slot === 'booleanValue' ? text === 'true' || text === '1' : slot === 'listValue' ? [text] : text
  return { contentId: field.contentId, [slot]: value }
}

const unitOf = (type: FieldFacts['type'], { attributes }: XmlElement): string | undefined =>
  type === 'amount' ? attributes['currencyID'] : type === 'measure' ? attributes['unitCode'] : undefined

/**
 * The first text of each language; without one in the notice's own the first of all stands for it. What is in no
 * language is not taken.
 */
function multilingual(contentId: string, elements: readonly XmlElement[], language: string): TakenIn {
  const byLanguage = new Map<string, XmlElement>()
  for (const element of elements) {
    const code = element.attributes['languageID'] ?? language
    if (!byLanguage.has(code)) byLanguage.set(code, element)
  }
  const [own = ''] = byLanguage.has(language) ? [language] : byLanguage.keys()
  const others = [...byLanguage]
    .filter(([code]) => code !== own && isLanguageCode(code))
    .slice(0, mostTranslations)
  const main = byLanguage.get(own)
  const translations = Object.fromEntries(others.map(([code, { text }]) => [code, text]))
  return {
    value: {
      contentId,
      stringValue: main?.text ?? '',
      ...(others.length > 0 && { translations }),
    },
    taken: [...(main ? [main] : []), ...others.map(([, element]) => element)],
  }
}
