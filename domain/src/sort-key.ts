/** Without accents that are signs of their own; putting a long row of those in order takes the square of its length. */
export const withoutMarks = (text: string): string => text.replace(/\p{M}+/gu, '')

/**
 * The stored key that lists sort names by (DIN 5007-1): umlauts like their vowels, case, accents and
 * punctuation ignored, numbers by their value.
 */
export function sortKey(name: string): string {
  return withoutMarks(name.toLowerCase())
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}
