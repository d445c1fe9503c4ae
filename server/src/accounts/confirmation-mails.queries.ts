import { randomUUID } from 'node:crypto'
import { confirmationsCountedFor, mayGetConfirmation } from '@allmende/domain/accounts/registrations.rules.ts'
import type { Db } from '../database/schema.ts'

/** Whether the mailbox may get another confirmation now; whoever asks holds the lock on its registrations. */
export async function isMailboxFree(db: Db, email: string, now: Date): Promise<boolean> {
  const rows = await db
    .selectFrom('confirmationMails')
    .select('at')
    .where('email', '=', email)
    .where('at', '>', new Date(now.getTime() - confirmationsCountedFor))
    .orderBy('at')
    .execute()
  return mayGetConfirmation(
    rows.map(({ at }) => at),
    now,
  )
}

export async function addConfirmationMail(db: Db, email: string, now: Date): Promise<void> {
  await db.insertInto('confirmationMails').values({ id: randomUUID(), email, at: now }).execute()
}

export async function forgetConfirmationMailsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('confirmationMails').where('at', '<', time).execute()
}
