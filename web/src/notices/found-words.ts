import type { Found } from '@allmende/domain/notices/check/check.ts'
import { type Language, say } from '@allmende/domain/texts.ts'

/** The sentence without the field's name, for where the name already stands. */
export function sentenceOf(found: Found, language: Language): string {
  const sentence = say(found.text, language, { ...found.values, name: '' }).replace(/^: /, '')
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1)
}

/** `Titel` of `Los 2 – Titel`, for where the panel already stands. */
export function nameInPanel(found: Found): string {
  const name = String(found.values['name'] ?? '')
  const [, ...below] = name.split(' – ')
  return below.length > 0 ? below.join(' – ') : name
}
