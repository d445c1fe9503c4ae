/** Where among the arguments a text holds a NUL: `0.contact.city`; null where none does. */
export function pathToNul(params: readonly unknown[]): string | null {
  // Nesting is whatever the sender likes, so it must not be the call stack's.
  const open: { value: unknown; path: string }[] = [{ value: params, path: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string') {
      if (value.includes('\0')) return path
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        if (typeof inner === 'string' || (typeof inner === 'object' && inner !== null))
          open.push({ value: inner, path: path ? `${path}.${key}` : key })
    }
  }
  return null
}
