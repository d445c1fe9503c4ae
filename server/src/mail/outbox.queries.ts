import type { Mail } from '@allmende/domain/deed/mail.ts'
import { isUrgentMail } from '@allmende/domain/deed/mail-keys.ts'
import { type Selectable, sql } from 'kysely'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'
import { findMailNotifications } from '../settings/settings.queries.ts'
import type { Departure } from '../procedure/departures.ts'
import type { OutboxTable } from './mail.tables.ts'

export type WaitingMail = Pick<Selectable<OutboxTable>, (typeof waitingColumns)[number]>
const waitingColumns = [
  'id',
  'messageId',
  'key',
  'recipient',
  'values',
  'subject',
  'text',
  'receiptId',
  'letterId',
  'created',
  'attempts',
] as const

/** So many are written by one statement, whatever a change causes. */
const writtenAtOnce = 2000

/** Mails leave with the transaction that caused them, or not at all; those switched off are not written. */
export async function appendMails(db: Db, mails: readonly Mail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  const notifications = await findMailNotifications(db)
  const wanted = mails.filter(({ key, words }) => words || key === 'firstAdmin' || notifications[key].enabled)
  for (let from = 0; from < wanted.length; from += writtenAtOnce)
    await write(db, wanted.slice(from, from + writtenAtOnce), now)
}

/** As one parameter, however many they are: a statement takes 65,535 of them and no more. */
async function write(db: Db, mails: readonly Mail[], now: Date): Promise<void> {
  const rows = mails.map(({ key, to, values, words, about, receiptId, letterId }) => ({
    key,
    recipient: to,
    values,
    subject: words?.subject,
    text: words?.text,
    about,
    receipt_id: receiptId,
    letter_id: letterId,
    is_urgent: isUrgentMail(key),
  }))
  await db
    .insertInto('outbox')
    .columns([
      'key',
      'recipient',
      'values',
      'subject',
      'text',
      'about',
      'receiptId',
      'letterId',
      'isUrgent',
      'created',
      'due',
    ])
    .expression(
      sql`
        select written.*, ${now}::timestamptz, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written (
          key text, recipient text, "values" jsonb, subject text, text text, about text,
          receipt_id bigint, letter_id bigint, is_urgent boolean
        )`,
    )
    .execute()
}

/** Each counts before it is made: who dies over one has made it. */
export async function beginAttempts(db: Db, ids: readonly number[]): Promise<WaitingMail[]> {
  if (ids.length === 0) return []
  return db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .returning(waitingColumns)
    .execute()
}

/** Nothing of what it said stays. */
export async function setMailSent(db: Db, id: number, now: Date) {
  await db
    .updateTable('outbox')
    .set({ sent: now, due: null, error: null, values: '{}', subject: null, text: null })
    .where('id', '=', id)
    .execute()
}

/** `next` null: it is not tried again. */
export async function setMailFailed(db: Db, id: number, error: string, next: Date | null, now: Date) {
  await db
    .updateTable('outbox')
    .set(next ? { error, due: next } : { error, givenUp: now, due: null, values: '{}' })
    .where('id', '=', id)
    // What was given up meanwhile is not tried again.
    .where('givenUp', 'is', null)
    .execute()
}

/** Those not sent, the newest first. */
export const listUnsentMails = (db: Db, offset: number, limit: number): Promise<WaitingMail[]> =>
  db
    .selectFrom('outbox')
    .select(waitingColumns)
    .where('due', 'is not', null)
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

export async function countWaitingMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('due', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function listUndeliveredMails(db: Db, limit: number) {
  const rows = await db
    .selectFrom('outbox')
    .select(['messageId as id', 'key', 'recipient', 'created', 'attempts', 'error', 'givenUp'])
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

const sentMailsKeptFor = 30 * 24 * 60 * 60_000

export async function forgetOldMails(db: Db, now: Date): Promise<void> {
  const time = new Date(now.getTime() - sentMailsKeptFor)
  await db.deleteFrom('outbox').where('sent', '<', time).execute()
}

/** When the mails about something left, one row for each recipient. */
export const listDepartures = (db: Db, about: string): Promise<Departure[]> =>
  db.selectFrom('outbox').select(['recipient', 'sent', 'givenUp']).where('about', '=', about).execute()

/** What has not left of the mails about something is not sent any more. */
export async function giveUpMails(
  db: Db,
  about: string,
  recipients: readonly string[] | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ givenUp: now, due: null, values: '{}' })
    .where('about', '=', about)
    .where('sent', 'is', null)
    .where('givenUp', 'is', null)
    .$if(recipients !== null, (query) => query.where(among('recipient', recipients ?? [])))
    .execute()
}
