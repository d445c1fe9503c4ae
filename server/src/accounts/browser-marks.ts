import { createHmac, timingSafeEqual } from 'node:crypto'
import { knownAddressFor } from '@allmende/domain/accounts/accounts.rules.ts'

const [nameLength, dayLength, sealLength] = [16, 4, 16]
const day = 24 * 60 * 60_000

const nameOf = (key: Buffer, email: string): Buffer =>
  createHmac('sha256', key).update('browser of ').update(email).digest().subarray(0, nameLength)

const sealOf = (key: Buffer, name: Buffer, made: Buffer): Buffer =>
  createHmac('sha256', key).update('mark ').update(name).update(made).digest().subarray(0, sealLength)

/**
 * What the browsers of an account show that it logged in there. It names the account to nobody but this house, and
 * stops to count after thirty days.
 */
export function browserMark(key: Buffer, email: string, now: Date): string {
  const made = Buffer.alloc(dayLength)
  made.writeUInt32BE(Math.floor(now.getTime() / day))
  const name = nameOf(key, email)
  return Buffer.concat([name, made, sealOf(key, name, made)]).toString('base64url')
}

/** The name under which the browsers of the mark's account count, or null where it is no mark of this house. */
export function browserNamed(key: Buffer, mark: string | null, now: Date): string | null {
  if (mark === null) return null
  const bytes = Buffer.from(mark, 'base64url')
  if (bytes.length !== nameLength + dayLength + sealLength) return null
  const name = bytes.subarray(0, nameLength)
  const made = bytes.subarray(nameLength, nameLength + dayLength)
  if (!timingSafeEqual(bytes.subarray(nameLength + dayLength), sealOf(key, name, made))) return null
  const age = now.getTime() - made.readUInt32BE() * day
  // Clocks of several processes may differ by a little.
  return age > -day && age < knownAddressFor ? name.toString('base64url') : null
}

export const isBrowserOf = (key: Buffer, browser: string | null, email: string): boolean =>
  browser !== null && browser === nameOf(key, email).toString('base64url')
