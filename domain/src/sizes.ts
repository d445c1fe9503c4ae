import type { Language } from './texts.ts'

const numbers = {
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
}
const single = { de: { one: 'Byte', many: 'Bytes' }, en: { one: 'byte', many: 'bytes' } }
const units = ['KB', 'MB', 'GB']
const step = 1000

/** `1,5 MB`: a megabyte is a million bytes, as on every disk. */
export function saySize(bytes: number, language: Language = 'de'): string {
  const power = [1, 2, 3].findLast((one) => bytes >= step ** one) ?? 0
  const unit = units[power - 1] ?? single[language][bytes === 1 ? 'one' : 'many']
  return `${numbers[language].format(bytes / step ** power)} ${unit}`
}

/** How many bytes a text takes in UTF-8. */
export function utf8Size(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    // Of a pair each half counts two.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1
  }
  return bytes
}
