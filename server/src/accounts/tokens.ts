import { createHash, randomBytes } from 'node:crypto'

/** What a session or a mailed link is known by; only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
