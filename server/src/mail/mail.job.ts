import { nextAttempt } from '@allmende/domain/mail/mail.rules.ts'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import { takeDue, type Taking, workOff } from '../jobs/due.ts'
import type { Job } from '../jobs/schedule.ts'
import { findMailNotifications } from '../settings/settings.queries.ts'
import { writeLetter } from './letter.ts'
import { beginAttempts, setMailFailed, setMailSent, type WaitingMail } from './outbox.queries.ts'
import type { Attachment, Post } from './post.ts'
import { wordsOf } from './words.ts'

const atOnce = 5
/** Longer than an attempt can last. */
const takenFor = 10 * 60_000
/** Those that failed are tried again. */
const every = 20_000

export type MailJobParts = {
  db: Db
  post: Post
  address: string
  log: Logger
  /** Draws the receipt that a mail carries; this area knows no documents. */
  receipt: (receiptId: number, now: Date) => Promise<Attachment>
  /** The same for a letter about a lot. */
  letter: (letterId: number, now: Date) => Promise<Attachment>
}

/** Sends what is due until nothing is, what somebody waits for first; sending happens outside any transaction. */
export async function sendDueMails(parts: MailJobParts, clock: () => Date): Promise<void> {
  await sendAll(parts, clock, async (taking) => {
    const urgent = await takeDue(parts.db, 'outbox', { ...taking, only: isUrgent })
    return urgent.length > 0 ? urgent : takeDue(parts.db, 'outbox', taking)
  })
}

/** Those alone that somebody waits for. */
export const sendUrgentMails = (parts: MailJobParts, clock: () => Date): Promise<void> =>
  sendAll(parts, clock, (taking) => takeDue(parts.db, 'outbox', { ...taking, only: isUrgent }))

const isUrgent = sql<boolean>`is_urgent`

const sendAll = (
  parts: MailJobParts,
  clock: () => Date,
  take: (taking: Taking) => Promise<number[]>,
): Promise<void> =>
  workOff(
    async () => {
      const now = clock()
      const until = new Date(now.getTime() + takenFor)
      return beginAttempts(parts.db, await take({ now, until, atOnce }))
    },
    (mail) => send(parts, mail, clock),
  )

async function send(parts: MailJobParts, mail: WaitingMail, clock: () => Date) {
  const { db, post, address, log } = parts
  const { id, key, attempts } = mail
  try {
    const words = wordsOf(mail, await findMailNotifications(db))
    const carried = await attachments(parts, mail, clock())
    await post(writeLetter(words, mail.values, address), mail.recipient, mail.messageId, carried)
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

const attachments = async (
  { receipt, letter }: MailJobParts,
  { receiptId, letterId }: WaitingMail,
  now: Date,
): Promise<Attachment[]> => [
  ...(receiptId === null ? [] : [await receipt(receiptId, now)]),
  ...(letterId === null ? [] : [await letter(letterId, now)]),
]

/** Two jobs, for what is drawn for the mails of some, or a slow mail server, must not hold up a link that somebody waits for. */
export const mailJobs = (parts: MailJobParts): Job[] => [
  { name: 'mail', every, work: () => sendDueMails(parts, () => new Date()) },
  { name: 'urgentMail', every, work: () => sendUrgentMails(parts, () => new Date()) },
]
