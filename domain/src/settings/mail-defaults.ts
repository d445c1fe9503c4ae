import { accountMails } from './account-mails.texts.ts'
import { filingMails } from './filing-mails.texts.ts'
import type { MailKey } from '../deed/mail-keys.ts'
import type { MailWords } from '../deed/mail-words.ts'
import { phaseMails } from './phase-mails.texts.ts'
import type { MailNotification } from './settings.contract.ts'

const words: Record<MailKey, MailWords> = { ...accountMails, ...phaseMails, ...filingMails }

/** The mails as we ship them; the settings keep only what an authority changed. */
export const mailDefaults = Object.fromEntries(
  Object.entries(words).map(([key, { subject, text }]) => [
    key,
    { enabled: true, subject, text: text.replaceAll('\n', '') },
  ]),
) as Record<MailKey, MailNotification>
