/** Why whoever unpacks it could be led elsewhere by this name, or not find it at all; null where it is safe. */
export function nameFault(name: string): string | null {
  const parts = name.split('/')
  if (parts.some((part) => ['', '.', '..'].includes(part)))
    return 'has a part that is empty or leads elsewhere'
  // oxlint-disable-next-line no-control-regex
  if (/[\\\u0000-\u001f\u007f]|^[a-z]:/i.test(name)) return 'has a sign that leads elsewhere'
  // All halves of a character become the same bytes, and two names with them.
  if (!name.isWellFormed()) return 'has half a character'
  return Buffer.byteLength(name) > 0xffff ? 'is too long' : null
}
