import { isConfirmed } from '@allmende/domain/accounts/accounts.rules.ts'
import { call } from '../rpc/call.ts'
import { showMark } from '../rpc/server.ts'
import { readStored, writeStored } from '../ui/stored.ts'
import { session } from './session.ts'

/**
 * Shows the server that somebody logged in here lately, so that what strangers behind the same network address do
 * slows nobody's next login here. It stays when she logs out, and tells no one whose it is.
 */
type KeptMark = { mark: string; email: string; since: number }

const key = 'allmende.browser.1'
const renewedAfter = 24 * 60 * 60_000

export function readMark(text: string | null): KeptMark | null {
  try {
    const { mark, email, since } = (JSON.parse(text ?? 'null') ?? {}) as Partial<KeptMark>
    const isSound = typeof mark === 'string' && typeof email === 'string' && typeof since === 'number'
    return isSound ? { mark, email, since } : null
  } catch {
    return null
  }
}

export const isFresh = (kept: KeptMark | null, email: string, now: number): boolean =>
  kept !== null && kept.email === email && kept.since <= now && now - kept.since < renewedAfter

/** Called once, before the first socket is opened. */
export function startBrowserMark() {
  showMark(readMark(readStored(key))?.mark ?? null)
  session.subscribe(() => void renew())
}

let asks = false

async function renew() {
  const { token, user, twoFactorConfirmed } = session.get()
  if (asks || !token || !user || !twoFactorConfirmed || !isConfirmed(user)) return
  if (isFresh(readMark(readStored(key)), user.email, Date.now())) return
  asks = true
  // Who has no mark logs in with her network address, like everybody else.
  const mark = await call('getBrowserMark').catch(() => null)
  if (mark !== null) {
    writeStored(key, JSON.stringify({ mark, email: user.email, since: Date.now() } satisfies KeptMark))
    showMark(mark)
  }
  asks = false
}
