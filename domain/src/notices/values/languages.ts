import { metadataGroup } from '../catalogue/catalogue.ts'
import type { FormField } from '../form/form.ts'
import { fieldAt, isFilled } from './reading.ts'
import type { FieldValue, PanelValues } from './values.ts'

/** The language all texts are in, and where the others stand that a notice is published in. */
const ownLanguageField = 'BT-702(a)-notice'
export const ownLanguagePath = `${metadataGroup}/${ownLanguageField}`
export const furtherLanguagesField = 'BT-702(b)-notice'
export const furtherLanguagesPath = `${metadataGroup}/${furtherLanguagesField}`
export const languageFields: readonly string[] = [ownLanguageField, furtherLanguagesField]
/** The code list of both. */
export const noticeLanguages = 'eu-official-language'

const none: readonly string[] = []

export const furtherLanguages = (values: PanelValues): readonly string[] =>
  fieldAt(values, furtherLanguagesPath)?.listValue ?? none

/** The languages that a text still lacks; whoever says something says it in all of them. */
export function untranslated(
  field: FormField,
  value: FieldValue,
  languages: readonly string[],
): readonly string[] {
  if (field.type !== 'text-multilingual' || !isFilled(value)) return none
  return languages.filter((language) => !value.translations?.[language]?.trim())
}

/** Only what is said in a language of the notice goes out with it. */
export function withLanguagesOf(value: FieldValue, languages: readonly string[]): FieldValue {
  const { translations, ...own } = value
  if (!translations) return value
  const kept = Object.entries(translations).filter(([code, text]) => languages.includes(code) && text.trim())
  return kept.length > 0 ? { ...own, translations: Object.fromEntries(kept) } : own
}
