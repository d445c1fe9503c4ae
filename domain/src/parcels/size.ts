import { type Language, say } from '../texts.ts'
import { unknownText } from './parcels.texts.ts'

const format = (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
const numbers = { de: format('de-DE'), en: format('en-GB') }

/** Square metres; from here on a size is easier read in hectares. */
const oneHectare = 10_000

/** How square metres are written. */
export const squareMetres: Record<Language, string> = { de: 'qm', en: 'm²' }

/** `9.850 qm`, however large. */
export const saySquareMetres = (size: number, language: Language): string =>
  `${numbers[language].format(size)} ${squareMetres[language]}`

const sayHectares = (size: number, language: Language): string =>
  `${numbers[language].format(size / oneHectare)} ha`

/** `9.850 qm`, `1,2 ha` or that nobody knows it. */
export function saySize(size: number | null, language: Language): string {
  if (size === null) return say(unknownText, language)
  return size < oneHectare ? saySquareMetres(size, language) : sayHectares(size, language)
}

/** `12.000 qm (1,2 ha)`: the exact size, and what one can imagine. */
export function sayExactSize(size: number | null, language: Language): string {
  if (size === null || size < oneHectare) return saySize(size, language)
  return `${saySquareMetres(size, language)} (${sayHectares(size, language)})`
}
