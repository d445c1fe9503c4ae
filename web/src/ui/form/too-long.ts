import { type Language, say } from '@allmende/domain/texts.ts'
import { texts } from './form.texts.ts'

const numbers = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') }

/** `1.012 von 1.000 Zeichen – 12 zu viel.` */
export function sayTooLong(length: number, max: number, language: Language): string {
  const count = (n: number) => numbers[language].format(n)
  return say(texts.tooLong, language, {
    length: count(length),
    max: count(max),
    n: count(length - max),
  })
}
