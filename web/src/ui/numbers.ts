import { saySize } from '@allmende/domain/sizes.ts'
import type { Language } from '@allmende/domain/texts.ts'
import { useMemo } from 'react'
import { useLanguage } from './language.tsx'

const numbers = { de: new Intl.NumberFormat('de-DE'), en: new Intl.NumberFormat('en-GB') }

/** `1.000`, in English `1,000`. */
export const sayNumber = (number: number, language: Language): string => numbers[language].format(number)

/** Says numbers and sizes as the chosen language writes them. */
export function useNumbers() {
  const { language } = useLanguage()
  return useMemo(
    () => ({
      sayNumber: (number: number) => sayNumber(number, language),
      saySize: (bytes: number) => saySize(bytes, language),
    }),
    [language],
  )
}
