import { type Language, say } from '@allmende/domain/texts.ts'
import { sayNumber } from '../numbers.ts'
import { texts } from './form.texts.ts'

/** `1.012 von 1.000 Zeichen – 12 zu viel.` */
export function sayTooLong(length: number, max: number, language: Language): string {
  const count = (n: number) => sayNumber(n, language)
  return say(texts.tooLong, language, {
    length: count(length),
    max: count(max),
    n: count(length - max),
  })
}
