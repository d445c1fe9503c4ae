import type { Language } from '@allmende/domain/texts.ts'
import { groupedDigits } from '@allmende/domain/signs.ts'

/** A number as forms keep it: digits, a point, a minus; never rounded by the machine. */
const decimal = /^-?\d+(\.\d+)?$/

export const isNumber = (value: string): boolean => decimal.test(value)

const separators = { de: { thousand: '.', point: ',' }, en: { thousand: ',', point: '.' } } as const

/** `1.234,56` in German or `1,234.56` in English as `1234.56`; null when it is no number. */
export function readNumber(typed: string, language: Language): string | null {
  const { thousand, point } = separators[language]
  const text = typed.replaceAll(/[\s']/g, '').replace(/^[−–]/, '-')
  const [whole = '', fraction, ...more] = text.split(point)
  if (more.length > 0 || fraction === '') return null
  const grouped = whole.split(thousand)
  const isGrouped = grouped.length > 1
  if (isGrouped && (!/^-?\d{1,3}$/.test(grouped[0] ?? '') || !grouped.slice(1).every(isThreeDigits)))
    return null
  const number = fraction === undefined ? grouped.join('') : `${grouped.join('')}.${fraction}`
  if (!decimal.test(number)) return null
  return number.replace(/^(-?)0+(\d)/, '$1$2')
}

const isThreeDigits = (text: string) => /^\d{3}$/.test(text)

/** `1234.5` as `1.234,5`; what is no number is shown as it is, so that it can be mended. */
export function writeNumber(value: string | null, language: Language): string {
  if (value === null || !decimal.test(value)) return value ?? ''
  const { thousand, point } = separators[language]
  const [whole = '', fraction] = value.split('.')
  const grouped = groupedDigits(whole, thousand)
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`
}
