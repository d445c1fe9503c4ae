import { z } from 'zod'
import { withoutEnd } from '@allmende/domain/signs.ts'

/** Where notices are published, and with which key. */
export type PortalSettings = { url: string; validationUrl: string | null; key: string }

const address = z
  .url({ protocol: /^https?$/, error: 'must look like https://portal.example.eu/api' })
  .transform((url) => withoutEnd(url, '/'))

/** The variables about the portal; without them nothing is published there. */
export const portalVariables = {
  PORTAL_URL: address.optional(),
  PORTAL_VALIDATION_URL: address.optional(),
  PORTAL_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, { error: 'must be a key without blanks' })
    .optional(),
}
type Variables = z.output<z.ZodObject<typeof portalVariables>>
type Fault = { name: keyof Variables; message: string }

/** What is wrong with the variables as a whole. */
export function portalFaults({ PORTAL_URL, PORTAL_KEY, PORTAL_VALIDATION_URL }: Variables): Fault[] {
  if (PORTAL_URL && !PORTAL_KEY)
    return [{ name: 'PORTAL_KEY', message: 'must be set together with PORTAL_URL' }]
  if (PORTAL_KEY && !PORTAL_URL)
    return [{ name: 'PORTAL_URL', message: 'must be set together with PORTAL_KEY' }]
  if (PORTAL_VALIDATION_URL && !PORTAL_URL)
    return [{ name: 'PORTAL_VALIDATION_URL', message: 'is of use only together with PORTAL_URL' }]
  return []
}

export const portalSettings = (env: Variables): PortalSettings | null =>
  env.PORTAL_URL && env.PORTAL_KEY
    ? { url: env.PORTAL_URL, validationUrl: env.PORTAL_VALIDATION_URL ?? null, key: env.PORTAL_KEY }
    : null
