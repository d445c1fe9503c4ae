import { isConfirmed } from '@allmende/domain/accounts/accounts.rules.ts'
import { call } from '../rpc/call.ts'
import { showMark } from '../rpc/server.ts'
import { readStored, writeStored } from '../ui/stored.ts'
import { session } from './session.ts'

/**
 * Shows the server that somebody logged in here lately, so that what strangers behind the same network address do
 * slows nobody's next login here. It stays when she logs out, and tells no one whose it is.
 */
const key = 'allmende.browser'

/** For whom this tab has asked for it, and when. */
type Asked = { email: string; at: number }

const askedKey = 'allmende.browser.asked'
const renewedAfter = 24 * 60 * 60_000

export function readAsked(text: string | null): Asked | null {
  try {
    const { email, at } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Asked>
    return typeof email === 'string' && typeof at === 'number' ? { email, at } : null
  } catch {
    return null
  }
}

export const isFresh = (asked: Asked | null, email: string, now: number): boolean =>
  asked !== null && asked.email === email && asked.at <= now && now - asked.at < renewedAfter

/** Called once, before the first socket is opened. */
export function startBrowserMark() {
  showMark(readStored(key))
  session.subscribe(() => void renew())
}

let asks = false

async function renew() {
  const { token, user, twoFactorConfirmed } = session.get()
  if (asks || !token || !user || !twoFactorConfirmed || !isConfirmed(user)) return
  if (isFresh(readAsked(readStored(askedKey, 'tab')), user.email, Date.now())) return
  asks = true
  // Who has no mark logs in with her network address, like everybody else.
  const mark = await call('getBrowserMark').catch(() => null)
  if (mark !== null) {
    writeStored(key, mark)
    writeStored(askedKey, JSON.stringify({ email: user.email, at: Date.now() } satisfies Asked), 'tab')
    showMark(mark)
  }
  asks = false
}
