import { createHmac, timingSafeEqual } from 'node:crypto'
import { PdfRequest } from '@allmende/domain/documents/documents.contract.ts'
import { Instant } from '@allmende/domain/method.ts'
import { z } from 'zod'

/** What a signed address permits: this one document, in the name of this session, until then. */
const Permit = z.object({
  /** The hash of the session's token; null for visitors. */
  session: z.string().nullable(),
  expires: Instant,
  /** What whoever asked for it reads. */
  language: z.enum(['de', 'en']),
  pdf: PdfRequest,
})
export type Permit = z.output<typeof Permit>

export const linkLifetime = 5 * 60_000

/** Writes the permit so that nobody can change it. */
export function sealPermit(key: Buffer, permit: Permit): string {
  const content = Buffer.from(JSON.stringify(Permit.encode(permit))).toString('base64url')
  return `${content}.${signature(key, content).toString('base64url')}`
}

/** Reads a sealed permit; null for one that we did not write. It may have expired. */
export function readPermit(key: Buffer, sealed: string): Permit | null {
  const [content = '', given = '', ...rest] = sealed.split('.')
  const [expected, actual] = [signature(key, content), Buffer.from(given, 'base64url')]
  const isOurs = rest.length === 0 && actual.length === expected.length && timingSafeEqual(actual, expected)
  return isOurs ? Permit.decode(JSON.parse(Buffer.from(content, 'base64url').toString())) : null
}

const signature = (key: Buffer, content: string): Buffer =>
  createHmac('sha256', key).update(`download ${content}`).digest()
