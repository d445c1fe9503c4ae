import { nextAttempt } from '@allmende/domain/mail/mail.rules.ts'
import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import { writeLetter } from '../mail/letter.ts'
import { setMailFailed, setMailSent, takeDueMails, type WaitingMail } from '../mail/outbox.queries.ts'
import type { Post } from '../mail/post.ts'
import { wordsOf } from '../mail/words.ts'
import { findMailNotifications } from '../settings/settings.queries.ts'
import { type RecurringJob, startRecurring } from './recurring.ts'

const atOnce = 5
/** Longer than an attempt can last: only what a dead process left behind is taken again. */
const takenFor = 10 * 60_000
const lookEvery = 20_000

export type MailJobParts = { db: Db; post: Post; address: string; log: Logger }

/** Sends what is due until nothing is; sending happens outside any transaction. */
export async function sendDueMails(parts: MailJobParts, clock: () => Date): Promise<void> {
  for (;;) {
    const now = clock()
    const mails = await takeDueMails(parts.db, now, new Date(now.getTime() + takenFor), atOnce)
    if (mails.length === 0) return
    await Promise.all(mails.map((mail) => send(parts, mail, clock)))
  }
}

async function send({ db, post, address, log }: MailJobParts, mail: WaitingMail, clock: () => Date) {
  const { id, key, attempts } = mail
  try {
    const words = wordsOf(mail, await findMailNotifications(db))
    await post(writeLetter(words, mail.values, address), mail.recipient, id)
  } catch (error) {
    const now = clock()
    const next = nextAttempt(mail, now)
    const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number }
    // Without the words of the mail server, which name the recipient; the settings page has them.
    const said = { id, key, attempts, code, responseCode }
    if (next) log.warn({ ...said, next }, 'a mail could not be sent, trying again')
    else log.error(said, 'a mail could not be sent, giving up')
    return setMailFailed(db, id, message, next, now)
  }
  await setMailSent(db, id, clock())
}

/** Looks for mails at the start, when woken, and every now and then for those tried again. */
export const startMailJob = (parts: MailJobParts): RecurringJob =>
  startRecurring(() => sendDueMails(parts, () => new Date()), lookEvery, parts.log)
