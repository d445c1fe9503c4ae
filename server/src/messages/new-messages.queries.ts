import { folded } from '@allmende/domain/parcels/folded.ts'
import { sortKey } from '@allmende/domain/sort-key.ts'
import { sql } from 'kysely'
import { among } from '../database/among.ts'
import { randomId } from '../database/random-id.ts'
import type { Db } from '../database/schema.ts'
import type { Reader } from './messages.queries.ts'

export type Named = { organizationId: number; name: string }

export type NewStoredMessage = {
  tenderId: number
  userEmail: string
  senderName: string
  senderOrganizationId: number | null
  isToAll: boolean
  recipients: readonly Named[]
  offerId: number | null
  replyToId: number | null
  subject: string
  text: string
  question: string | null
}

/** No list shows more of a name than that before another. */
const longestSort = 200
const sortBy = (name: string): string => sortKey(name).slice(0, longestSort)

export async function addMessage(db: Db, message: NewStoredMessage, now: Date): Promise<number> {
  const { recipients, ...facts } = message
  const id = randomId()
  const { senderName, subject, text, question, isToAll } = facts
  await db
    .insertInto('messages')
    .values({
      id,
      ...facts,
      created: now,
      // Each on a line of its own: what somebody looks for stands on one.
      folded: folded([senderName, subject, text, question ?? ''].join('\n')),
      senderSort: sortBy(senderName),
      recipientsSort: isToAll ? '' : sortBy(recipients.map(({ name }) => name).join(', ')),
      subjectSort: sortBy(subject),
    })
    .execute()
  await addRecipients(db, id, facts.tenderId, recipients)
  return id
}

async function addRecipients(
  db: Db,
  messageId: number,
  tenderId: number,
  recipients: readonly Named[],
): Promise<void> {
  if (recipients.length === 0) return
  const names = recipients.map(({ name }) => name)
  await sql`
    insert into message_recipients (message_id, organization_id, tender_id, name, folded)
    select ${messageId}, organization_id, ${tenderId}, name, folded
    from unnest(
      ${recipients.map(({ organizationId }) => organizationId)}::int[],
      ${names}::text[],
      ${names.map(folded)}::text[]) as named (organization_id, name, folded)`.execute(db)
}

/** Says whether it is new that she has. */
export async function markRead(db: Db, reader: Reader, messageId: number, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('messageReads')
    .values({ messageId, userEmail: reader.email, organizationId: reader.organizationId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

/** What organizations are called, by number, in the order of their names. */
export async function namesOf(db: Db, organizationIds: readonly number[]): Promise<Named[]> {
  if (organizationIds.length === 0) return []
  const rows = await db
    .selectFrom('organizations')
    .select(['id as organizationId', 'name'])
    .where(among('id', organizationIds))
    .execute()
  return rows.toSorted((one, other) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1))
}
