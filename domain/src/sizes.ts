const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const units = ['Bytes', 'KB', 'MB', 'GB'] as const
const step = 1000

/** `1,5 MB`: a megabyte is a million bytes, as on every disk. */
export function saySize(bytes: number): string {
  const power = units.findIndex((_, index) => index === units.length - 1 || bytes < step ** (index + 1))
  return `${number.format(bytes / step ** power)} ${units[power]}`
}
