/** Tells once of what comes several times within `pause` milliseconds. */
export function gathering<Thing>(
  pause: number,
  keyOf: (thing: Thing) => string,
  tell: (thing: Thing) => void,
) {
  const waiting = new Map<string, NodeJS.Timeout>()
  return {
    add(thing: Thing): void {
      const key = keyOf(thing)
      if (waiting.has(key)) return
      const timer = setTimeout(() => {
        waiting.delete(key)
        tell(thing)
      }, pause)
      waiting.set(key, timer)
    },
    stop(): void {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
