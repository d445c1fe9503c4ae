import type { ServerInfo } from '../rpc/server-info.ts'
import { watchCalls } from '../rpc/call.ts'
import { readStored, writeStored } from '../ui/stored.ts'

type Limits = Pick<ServerInfo, 'idleLimitMs' | 'warnBeforeMs'>

export type Idleness =
  | { phase: 'active'; warnIn: number }
  | { phase: 'warning'; secondsLeft: number }
  | { phase: 'over' }

/** How close an untouched session is to its end. */
export function idleness(lastCall: number, { idleLimitMs, warnBeforeMs }: Limits, now: number): Idleness {
  const left = lastCall + idleLimitMs - now
  if (left <= 0) return { phase: 'over' }
  if (left > warnBeforeMs) return { phase: 'active', warnIn: left - warnBeforeMs }
  return { phase: 'warning', secondsLeft: Math.ceil(left / 1000) }
}

export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

// In the browser's storage, because a call of any tab keeps the shared session alive.
const key = 'allmende.lastCall'
let ownLastCall = Date.now()

export function watchActivity() {
  watchCalls({ onCall: touched })
}

export function touched() {
  ownLastCall = Date.now()
  writeStored(key, String(ownLastCall))
}

export const lastCallAt = (): number => Math.max(ownLastCall, Number(readStored(key) ?? 0))
