/**
 * Where among the arguments a text, or the name of a key, holds what no database column takes: a NUL or half a
 * character. `0.contact.city`; null where none does.
 */
export function pathToUnstorable(params: readonly unknown[]): string | null {
  // Nesting is whatever the sender likes, so it must not be the call stack's.
  const open: { value: unknown; path: string }[] = [{ value: params, path: '' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value === 'string') {
      if (!isStorable(value)) return path
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isStorable(key)) return path
        if (typeof inner === 'string' || (typeof inner === 'object' && inner !== null))
          open.push({ value: inner, path: path ? `${path}.${key}` : key })
      }
    }
  }
  return null
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether there are more values among the arguments, whatever they are; counted no further than that. */
export function holdsMoreThan(params: readonly unknown[], most: number): boolean {
  const open: unknown[] = [params]
  let count = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue
    for (const key in next) {
      if (++count > most) return true
      const inner = (next as Record<string, unknown>)[key]
      if (typeof inner === 'object' && inner !== null) open.push(inner)
    }
  }
  return false
}
