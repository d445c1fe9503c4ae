// The browser's storage may be full, switched off or forbidden by policy. What is kept there is a convenience,
// so these answer instead of throwing.

/** `browser` is for all tabs and stays; `tab` outlives a reload and ends with the tab. */
export type Place = 'browser' | 'tab'

const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage)

export function readStored(key: string, place: Place = 'browser'): string | null {
  try {
    return storageOf(place).getItem(key)
  } catch {
    return null
  }
}

/** False when the browser did not take it. */
export function writeStored(key: string, value: string, place: Place = 'browser'): boolean {
  try {
    storageOf(place).setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Under which names something is kept. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

export function removeStored(key: string, place: Place = 'browser'): void {
  try {
    storageOf(place).removeItem(key)
  } catch {
    // Nothing was stored, then.
  }
}
