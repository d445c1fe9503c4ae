import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Who stands elsewhere than before, or was not there. */
export const arrivedSince = (
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): string[] => [...now].flatMap(([key, place]) => (before.get(key) === place ? [] : [key]))

const none: ReadonlySet<string> = new Set()

/** Marks what has come to its place since one looks, and tells of it; `places` is by key. */
export function useArrivals(
  places: ReadonlyMap<string, string>,
  onArrived: (keys: readonly string[]) => void,
): ReadonlySet<string> {
  const before = useRef(places)
  const [fresh, setFresh] = useState(none)
  const tell = useEffectEvent(onArrived)
  useEffect(() => {
    const arrived = arrivedSince(before.current, places)
    before.current = places
    if (arrived.length === 0) return
    setFresh(new Set(arrived))
    tell(arrived)
  }, [places])
  return fresh
}
