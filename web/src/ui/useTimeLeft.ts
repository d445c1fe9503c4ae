import { useEffect, useState } from 'react'
import { serverNow } from '../rpc/clock.ts'
import { countsFrom, nearnessOf } from './countdown.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all countdowns of a page, and none where nothing is counted. */
function everySecond(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** How far ahead is looked again; browsers cannot wait for longer than some weeks. */
const longestWait = 3_600_000

const leftUntil = (time: number): number => time - serverNow().getTime()

/** Milliseconds until a moment by the server's clock, moving by the second in the last day before it; null for none. */
export function useTimeLeft(moment: Date | null): number | null {
  const time = moment?.getTime() ?? null
  const [, setLooked] = useState(0)
  const left = time === null ? null : leftUntil(time)
  const nearness = left === null ? 'past' : nearnessOf(left)
  const wait = nearness === 'far' && left !== null ? Math.min(longestWait, left - countsFrom + 1) : null
  useEffect(() => {
    const look = () => setLooked((count) => count + 1)
    if (nearness === 'near') return everySecond(look)
    if (wait === null) return
    const waiting = setTimeout(look, wait)
    return () => clearTimeout(waiting)
  }, [nearness, wait])
  return left
}
