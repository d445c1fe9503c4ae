import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a mailed link is known by; only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const [randomLength, sealLength] = [32, 16]

const sealOf = (key: Buffer, random: Buffer): Buffer =>
  createHmac('sha256', key).update('session').update(random).digest().subarray(0, sealLength)

/** What a session is known by. Its seal shows without a look at the database that this house gave it out. */
export function newSessionToken(key: Buffer): string {
  const random = randomBytes(randomLength)
  return Buffer.concat([random, sealOf(key, random)]).toString('base64url')
}

/** Whether this house gave it out; whether its session goes on only the database knows. */
export function isSessionToken(key: Buffer, token: string): boolean {
  const bytes = Buffer.from(token, 'base64url')
  // One token has one spelling, or each could be looked up under many names.
  if (bytes.length !== randomLength + sealLength || bytes.toString('base64url') !== token) return false
  return timingSafeEqual(bytes.subarray(randomLength), sealOf(key, bytes.subarray(0, randomLength)))
}
