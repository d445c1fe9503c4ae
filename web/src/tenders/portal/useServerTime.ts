import { useEffect, useState } from 'react'
import { serverNow } from '../../rpc/clock.ts'

const every = 30_000

/** The server's time, moving on while one looks. */
export function useServerTime(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every)
    return () => clearInterval(timer)
  }, [])
  return now
}
