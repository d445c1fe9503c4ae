import type { Mail } from '@allmende/domain/mail/mail.contract.ts'
import type { Selectable } from 'kysely'
import { inTransaction } from '../database/transaction.ts'
import type { Db } from '../database/schema.ts'
import { findMailNotifications } from '../settings/settings.queries.ts'
import type { OutboxTable } from './mail.tables.ts'

export type WaitingMail = Pick<
  Selectable<OutboxTable>,
  'id' | 'key' | 'recipient' | 'values' | 'subject' | 'text' | 'created' | 'attempts'
>
const waitingColumns = ['id', 'key', 'recipient', 'values', 'subject', 'text', 'created', 'attempts'] as const

/** Mails leave with the transaction that caused them, or not at all; those switched off are not written. */
export async function appendMails(db: Db, mails: readonly Mail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  const notifications = await findMailNotifications(db)
  const wanted = mails.filter(({ key, words }) => words || key === 'firstAdmin' || notifications[key].enabled)
  if (wanted.length === 0) return
  await db
    .insertInto('outbox')
    .values(
      wanted.map(({ key, to, values, words }) => ({
        key,
        recipient: to,
        values: JSON.stringify(values),
        subject: words?.subject ?? null,
        text: words?.text ?? null,
        created: now,
        due: now,
        sent: null,
        error: null,
        givenUp: null,
      })),
    )
    .execute()
}

/** Takes due mails for this process alone; whoever dies over them leaves them to the others at `until`. */
export function takeDueMails(db: Db, now: Date, until: Date, count: number): Promise<WaitingMail[]> {
  return inTransaction(db, async (transaction) => {
    const due = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('sent', 'is', null)
      .where('givenUp', 'is', null)
      .where('due', '<=', now)
      .orderBy('due')
      .orderBy('id')
      .limit(count)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return []
    return transaction
      .updateTable('outbox')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), due: until }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .returning(waitingColumns)
      .execute()
  })
}

/** Nothing of what it said stays. */
export async function setMailSent(db: Db, id: number, now: Date) {
  await db
    .updateTable('outbox')
    .set({ sent: now, error: null, values: '{}', subject: null, text: null })
    .where('id', '=', id)
    .execute()
}

/** `next` null: it is not tried again. */
export async function setMailFailed(db: Db, id: number, error: string, next: Date | null, now: Date) {
  await db
    .updateTable('outbox')
    .set(next ? { error, due: next } : { error, givenUp: now, values: '{}' })
    .where('id', '=', id)
    .execute()
}

/** Those not sent, the newest first. */
export const listUnsentMails = (db: Db, offset: number, limit: number): Promise<WaitingMail[]> =>
  db
    .selectFrom('outbox')
    .select(waitingColumns)
    .where('sent', 'is', null)
    .where('givenUp', 'is', null)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

export async function countWaitingMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sent', 'is', null)
    .where('givenUp', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function listUndeliveredMails(db: Db, limit: number) {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'key', 'recipient', 'created', 'attempts', 'error', 'givenUp'])
    .where('sent', 'is', null)
    .where('error', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ recipient, error, givenUp, ...row }) => ({
    ...row,
    to: recipient,
    error: error ?? '',
    givenUp: givenUp !== null,
  }))
}

export async function forgetMailsSentBefore(db: Db, time: Date) {
  await db.deleteFrom('outbox').where('sent', '<', time).execute()
}
