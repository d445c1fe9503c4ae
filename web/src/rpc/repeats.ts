import type { CallId } from './messages.ts'

/** Passwords and one-time tokens travel once; whether they arrived, the user finds out by trying again. */
const secretCalls: ReadonlySet<string> = new Set([
  'login',
  'logout',
  'authenticate',
  'createFirstAdmin',
  'getFirstAdminSetup',
  'changePassword',
  'sendPasswordResetMail',
  'changeTwoFactorConfig',
  'confirmEmail',
  'resendEmail',
])

/** The platform's method names say whether something is only looked at. */
const readName = /^(get|list|count|is|search|check|export)[A-Z]/

export type Repeat = 'never' | 'read' | 'change'

/** How a call may be repeated after the connection was lost; a visitor's change is not remembered by the server. */
export function repeatOf(method: string, loggedIn: boolean): Repeat {
  if (secretCalls.has(method)) return 'never'
  if (readName.test(method)) return 'read'
  return loggedIn ? 'change' : 'never'
}

let lastNumber = 0

/** A repeatable change carries a UUID, by which the server knows a repeat. */
export const callIdFor = (repeat: Repeat): CallId => (repeat === 'change' ? uuid() : ++lastNumber)

/** `crypto.randomUUID` exists only on https and localhost; `getRandomValues` everywhere. */
export function uuid(source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto) {
  if (source.randomUUID) return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
