import { createContext, useCallback, useState } from 'react'

/** Tells of a name that was typed and not added yet; null once there is none. */
export const TellPendingContext = createContext<(key: string, name: string | null) => void>(() => undefined)

/** The names that were typed and not added yet. */
export function usePendingNames() {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const tell = useCallback(
    (key: string, name: string | null) => setNames((current) => withPending(current, key, name)),
    [],
  )
  return { names: [...names.values()], tell }
}

export function withPending(names: ReadonlyMap<string, string>, key: string, name: string | null) {
  if ((names.get(key) ?? null) === name) return names
  const next = new Map(names)
  if (name === null) next.delete(key)
  else next.set(key, name)
  return next
}
