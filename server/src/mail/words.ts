import { firstAdminMail } from '@allmende/domain/settings/account-mails.texts.ts'
import type { MailKey } from '@allmende/domain/deed/mail-keys.ts'
import type { MailWords } from '@allmende/domain/deed/mail-words.ts'
import type { WaitingMail } from './outbox.queries.ts'

/** What a mail says: words of its own, or those the settings have for its occasion. */
export function wordsOf(
  { key, subject, text }: Pick<WaitingMail, 'key' | 'subject' | 'text'>,
  notifications: Record<MailKey, MailWords>,
): MailWords {
  if (subject !== null && text !== null) return { subject, text }
  return key === 'firstAdmin' ? firstAdminMail : notifications[key]
}
