const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const units = ['Bytes', 'KB', 'MB', 'GB'] as const
const step = 1000

/** `1,5 MB`: a megabyte is a million bytes, as on every disk. */
export function saySize(bytes: number): string {
  const power = units.findIndex((_, index) => index === units.length - 1 || bytes < step ** (index + 1))
  return `${number.format(bytes / step ** power)} ${units[power]}`
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
