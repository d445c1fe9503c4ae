import { createStore } from '../rpc/store.ts'
import { readStored, removeStored, writeStored } from '../ui/stored.ts'

/**
 * What this tab has registered and nobody has confirmed yet.
 *
 * An address is not changed where it stands: that would need a way to touch an account without a login. Instead she
 * goes back to the form with everything she typed and registers anew, and the receipt, which only this tab and the
 * server's hash know, makes the new registration take the earlier one's place. Strangers at most make one more
 * registration. Only the tab keeps it, so that the next person at the same computer does not find it; the password is
 * never kept and is asked for again.
 */
export type KeptRegistration = {
  /** By it the server knows this tab again. */
  receipt: string
  /** Where the confirmation was mailed to. */
  email: string
  /** Everything that was typed but the password; the form of the registration knows its shape. */
  entries: unknown
  /** She has gone back to the form, to put something right. */
  isCorrected: boolean
}

/** Counted up when the shape of what is kept changes. */
const key = 'allmende.registration.1'

/** Null where there is none or it is damaged. */
export function readRegistration(text: string | null): KeptRegistration | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptRegistration> | null
    const { receipt, email, entries, isCorrected } = kept ?? {}
    const isSound =
      typeof receipt === 'string' &&
      typeof email === 'string' &&
      typeof entries === 'object' &&
      entries !== null &&
      typeof isCorrected === 'boolean'
    return isSound ? { receipt, email, entries, isCorrected } : null
  } catch {
    return null
  }
}

export const keptRegistration = createStore(readRegistration(readStored(key, 'tab')))

/** Where the browser stores nothing it is still there until the page is loaded anew. */
export function keepRegistration(registration: KeptRegistration): void {
  keptRegistration.set(registration)
  writeStored(key, JSON.stringify(registration), 'tab')
}

/** She has confirmed or logged in; there is nothing to put right any more. */
export function forgetRegistration(): void {
  keptRegistration.set(null)
  removeStored(key, 'tab')
}
