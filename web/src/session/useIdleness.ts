import { useEffect, useState } from 'react'
import { useServerInfo } from '../rpc/server-info.ts'
import { type Idleness, idleness, lastCallAt } from './idle.ts'

const second = 1000

/** How idle the logged-in person is; looks again when something could have changed. */
export function useIdleness(): Idleness | null {
  const limits = useServerInfo()
  const [state, setState] = useState<Idleness | null>(null)

  useEffect(() => {
    if (!limits) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const next = idleness(lastCallAt(), limits, Date.now())
      setState(next)
      if (next.phase === 'over') return
      // At most a minute, so that a laptop waking from sleep is noticed.
      timer = setTimeout(look, next.phase === 'active' ? Math.min(next.warnIn, 60 * second) : second)
    }
    look()
    return () => clearTimeout(timer)
  }, [limits])

  return state
}
