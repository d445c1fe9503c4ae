import { useEffect, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'
import { queryClient, rpcQuery } from '../../rpc/queries.ts'
import { doubt, type OwnPart } from './own-parts.ts'

/** Browsers cannot wait for longer than some weeks, and clocks drift. */
const longestWait = 3_600_000

/** At the next deadline the page turns by itself: it is drawn anew, and the server is asked what holds from then on. */
export function useDeadlines(tenderId: number, parts: readonly OwnPart[]): void {
  const [, setLooked] = useState(0)
  const now = serverNow().getTime()
  const times = parts.flatMap(({ isOpen, deadline }) => (isOpen && deadline ? [deadline.getTime()] : []))
  const next = times.length === 0 ? null : Math.min(...times) + doubt + 1
  const wait = next === null ? null : Math.min(longestWait, Math.max(0, next - now))
  const isLast = next !== null && wait !== null && next - now <= wait
  useEffect(() => {
    if (wait === null) return
    const timer = setTimeout(() => {
      setLooked((count) => count + 1)
      if (!isLast) return
      void queryClient.invalidateQueries(rpcQuery('getProject', tenderId))
      void queryClient.invalidateQueries(rpcQuery('getRoomsByProjectId', tenderId))
    }, wait)
    return () => clearTimeout(timer)
    // Set anew for another deadline, not each time the page is drawn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [next, isLast, tenderId])
}
