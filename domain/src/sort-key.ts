/**
 * The stored key that lists sort names by (DIN 5007-1): umlauts like their vowels, case, accents and
 * punctuation ignored, numbers by their value.
 */
export function sortKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}
