import { z } from 'zod'
import { Instant, type Methods } from '../method.ts'
import type { MailKey } from '../settings/mail-keys.ts'

/**
 * One mail a change asks for; it leaves with the change's transaction or not at all. Values named `link` hold a
 * path of the platform; where it is reached is known when the mail is sent.
 */
export type Mail = { key: MailKey; to: string; values: Readonly<Record<string, string>> }

/** A mail as the development mailbox shows it. */
export const DemoMail = z.object({
  id: z.int(),
  key: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  created: Instant,
})
export type DemoMail = z.infer<typeof DemoMail>

export const mailContract = {
  getDemoMails: { kind: 'read', args: z.tuple([]), result: z.array(DemoMail) },
} as const satisfies Methods
