import { call } from '../rpc/call.ts'
import { CallError } from '../rpc/call-error.ts'
import { createStore } from '../rpc/store.ts'
import { toast } from '../ui/toasts.tsx'
import { forgetRegistration } from './kept-registration.ts'
import { patchSession, sessionSettled } from './session.ts'
import { rememberForLogin } from './targets.ts'

/** On these pages a token means something else. */
const otherTokens = ['/passwort-reset', '/einrichtung']

/** The token of a confirmation mail in an address, if there is one. */
export function emailTokenIn(pathname: string, search: string): string | null {
  return otherTokens.includes(pathname) ? null : new URLSearchParams(search).get('token')
}

/** The same search without it. */
export function withoutToken(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('token')
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** Whether a link was followed that does not work (any more). */
export const unusableLink = createStore(false)

const followed = new Set<string>()

/** Follows a link once, however often its page is drawn; `welcome` greets who is logged in already. */
export async function followEmailLink(token: string, welcome: () => void): Promise<void> {
  if (followed.has(token)) return
  followed.add(token)
  try {
    const confirmed = await call('confirmEmail', token)
    if (!confirmed) return unusableLink.set(true)
  } catch (error) {
    // What is no token at all is none that works; anything else is worth another try.
    if (error instanceof CallError && error.type === 'ValidationException') return unusableLink.set(true)
    followed.delete(token)
    toast.error(String(error instanceof Error ? error.message : error))
    return
  }
  forgetRegistration()
  const { token: signedIn } = await sessionSettled()
  if (signedIn) return welcome()
  patchSession({ justActivated: true })
  rememberForLogin('/')
}
