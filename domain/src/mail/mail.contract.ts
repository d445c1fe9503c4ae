import { z } from 'zod'
import { Instant, type Methods } from '../method.ts'
import { mailKeys } from '../deed/mail-keys.ts'

/** A mail as the development mailbox shows it. */
export const DemoMail = z.object({
  id: z.string(),
  key: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  created: Instant,
})
export type DemoMail = z.infer<typeof DemoMail>

/** What of the outgoing mail an administrator has to know. */
export const MailState = z.object({
  /** Where no mail server is set, mails are only kept. */
  isSent: z.boolean(),
  waiting: z.int(),
  /** The newest that could not be delivered so far; `givenUp` ones are not tried again. */
  undelivered: z.array(
    z.object({
      id: z.string(),
      key: z.enum([...mailKeys, 'firstAdmin']),
      to: z.string(),
      created: Instant,
      attempts: z.int(),
      error: z.string(),
      givenUp: z.boolean(),
    }),
  ),
})
export type MailState = z.infer<typeof MailState>

export const mailContract = {
  getMailState: { kind: 'read', args: z.tuple([]), result: MailState },
  getDemoMails: { kind: 'read', args: z.tuple([]), result: z.array(DemoMail) },
} as const satisfies Methods
