import type { UnreadMessages } from '@allmende/domain/messages/messages.contract.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import type { Reader } from './messages.queries.ts'

/** The messages that are meant for somebody, each once: what companies wrote to her team, what the authority wrote to her company. */
const meantFor = (
  { email, organizationId }: Reader,
  within: (tenderId: RawBuilder<unknown>) => RawBuilder<unknown>,
) =>
  organizationId === null
    ? sql`
      select messages.tender_id, messages.id, messages.created
      from tender_team join messages on messages.tender_id = tender_team.tender_id
      where tender_team.user_email = ${email} and messages.sender_organization_id is not null
        and ${within(sql`tender_team.tender_id`)}`
    : sql`
      select messages.tender_id, messages.id, messages.created
      from message_recipients join messages on messages.id = message_recipients.message_id
      where message_recipients.organization_id = ${organizationId}
        and ${within(sql`message_recipients.tender_id`)}
      union
      select messages.tender_id, messages.id, messages.created
      from offers join messages on messages.tender_id = offers.tender_id
      where offers.organization_id = ${organizationId} and messages.is_to_all
        and ${within(sql`offers.tender_id`)}`

const unread = ({ email }: Reader) => sql`not exists (
  select from message_reads where user_email = ${email} and message_id = meant.id)`

/** How many are new to somebody in each of these tenders, in one question; those without any are left out. */
export async function countUnread(
  db: Db,
  reader: Reader,
  tenderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (tenderIds.length === 0) return new Map()
  const { rows } = await sql<{ tenderId: number; count: number }>`
    select meant.tender_id as "tenderId", count(*)::int as count
    from (${meantFor(reader, (tenderId) => sql`${tenderId} = any(${tenderIds}::int[])`)}) as meant
    where ${unread(reader)}
    group by meant.tender_id`.execute(db)
  return new Map(rows.map(({ tenderId, count }) => [tenderId, count]))
}

/** So many tenders are named; of more there is the number. */
const mostNamed = 50

/** Where something new waits, the newest first. */
export async function listUnread(db: Db, reader: Reader, now: Date): Promise<UnreadMessages> {
  const isShown = reader.organizationId === null ? sql`true` : sql`tenders.public_from <= ${now}`
  const { rows } = await sql<UnreadMessages['projects'][number]>`
    select tenders.id as "projectId", tenders.name as "projectName", count(*)::int as count,
      max(meant.created) as newest, case when count(*) = 1 then max(meant.id) end as "messageId"
    from (${meantFor(reader, () => sql`true`)}) as meant join tenders on tenders.id = meant.tender_id
    where ${unread(reader)} and ${isShown}
    group by tenders.id, tenders.name
    order by newest desc, tenders.id`.execute(db)
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    projects: rows.slice(0, mostNamed),
  }
}
