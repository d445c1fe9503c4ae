import { z } from 'zod'

/** Who carries our mails, and in whose name. */
export type MailServer = { url: string; from: string }

const sender = /^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/

/** The variables about outgoing mail; without them mails are kept. */
export const mailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@mail.example.de:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(sender, { error: 'must be an address, or look like Vergabestelle <vergabe@example.de>' })
    .optional(),
}
type Variables = z.output<z.ZodObject<typeof mailVariables>>
type Fault = { name: keyof Variables; message: string }

/** What is wrong with the variables as a whole. */
export function mailFaults({ SMTP_URL, MAIL_FROM }: Variables): Fault[] {
  if (SMTP_URL && !MAIL_FROM) return [{ name: 'MAIL_FROM', message: 'must be set together with SMTP_URL' }]
  if (MAIL_FROM && !SMTP_URL) return [{ name: 'SMTP_URL', message: 'must be set together with MAIL_FROM' }]
  return []
}

export const mailServer = ({ SMTP_URL, MAIL_FROM }: Variables): MailServer | null =>
  SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null
