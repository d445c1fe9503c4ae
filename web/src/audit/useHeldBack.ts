import type { LogEntry } from '@allmende/domain/audit/audit.contract.ts'
import { useEffect, useState } from 'react'

/** Below this the reader is further down and must not be pushed away from what she reads. */
const nearTop = 240

/** While someone reads further down, new entries wait above until she comes back up. */
export function useHeldBack(entries: readonly LogEntry[]) {
  const [heldFrom, setHeldFrom] = useState<number | null>(null)
  const newest = entries[0]?.id ?? null
  useEffect(() => {
    const follow = () => setHeldFrom((held) => (window.scrollY > nearTop ? (held ?? newest) : null))
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [newest])
  const waiting = heldFrom === null ? 0 : entries.findIndex(({ id }) => id === heldFrom)
  return waiting > 0 ? { shown: entries.slice(waiting), waiting } : { shown: entries, waiting: 0 }
}
