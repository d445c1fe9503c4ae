import type { Mail } from '@allmende/domain/mail/mail.contract.ts'
import type { Db } from '../database/schema.ts'

/** Mails leave with the transaction that caused them, or not at all. */
export async function appendMails(db: Db, mails: readonly Mail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  await db
    .insertInto('outbox')
    .values(
      mails.map(({ key, to, values }) => ({
        key,
        recipient: to,
        values: JSON.stringify(values),
        created: now,
        due: now,
        sent: null,
        error: null,
      })),
    )
    .execute()
}
