import type { Language } from '../texts.ts'
import { unknownText } from './parcels.texts.ts'

const numbers = {
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }),
}
/** Square metres, as they are written. */
export const squareMetres = { de: 'qm', en: 'sq m' } as const
/** From here on sizes are told in hectares; so many square metres are one. */
const hectare = 10_000

/** `9.850 qm`, `1,23 ha`; what is not known is said to be so. */
export function sayParcelSize(size: number | null | undefined, language: Language = 'de'): string {
  if (size === null || size === undefined) return unknownText[language]
  return size < hectare
    ? `${numbers[language].format(size)} ${squareMetres[language]}`
    : `${numbers[language].format(size / hectare)} ha`
}
