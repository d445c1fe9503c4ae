import type { Method } from '@allmende/domain/method.ts'
import type { CallId } from './messages.ts'

export type Repeat = 'never' | 'read' | 'change'

/** Some changes take a password only now and then. */
const bringsPassword = ({ passwordAt }: Pick<Method, 'passwordAt'>, params: readonly unknown[]): boolean =>
  passwordAt !== undefined && typeof params[passwordAt] === 'string'

/**
 * How a call may be repeated after the connection was lost: secrets travel once, and a visitor's change is not
 * remembered by the server.
 */
export function repeatOf(method: Method, loggedIn: boolean, params: readonly unknown[] = []): Repeat {
  const { kind, secret } = method
  if (secret || bringsPassword(method, params)) return 'never'
  if (kind === 'read') return 'read'
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
