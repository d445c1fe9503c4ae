/** Where a text ends once these signs are taken from its end. An expression for it would begin anew at each of them. */
function endWithout(text: string, signs: string): number {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--
  return end
}

/** The text without these signs at its end: `https://example.de` of `https://example.de//`. */
export const withoutEnd = (text: string, signs: string): string => text.slice(0, endWithout(text, signs))

/** The text without these signs at either end. */
export function withoutEnds(text: string, signs: string): string {
  const end = endWithout(text, signs)
  let start = 0
  while (start < end && signs.includes(text.charAt(start))) start++
  return text.slice(start, end)
}

/** `1.234.567` of `1234567`: a sign before every three digits, counted from the right. */
export const groupedDigits = (number: string, thousands: string): string =>
  number.replace(/\d+/g, (digits) => {
    const first = digits.length % 3
    const groups = digits.slice(first).match(/\d{3}/g) ?? []
    return (first > 0 ? [digits.slice(0, first), ...groups] : groups).join(thousands)
  })
