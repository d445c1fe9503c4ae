import { createHmac } from 'node:crypto'
import { withoutPassword } from './passwords.ts'

/**
 * What a call said, kept under a key of the house, so that nobody who reads it can try out what it was. Whoever repeats
 * a call need not have typed her password alike.
 */
export const saidHash = (key: Uint8Array, params: unknown, passwordAt: number | undefined): Buffer =>
  createHmac('sha256', key)
    .update(`call ${JSON.stringify(withoutPassword(params, passwordAt) ?? [])}`)
    .digest()
