import type { MessageFilter } from '@allmende/domain/messages/messages.contract.ts'
import { type RawBuilder, sql } from 'kysely'

type Asked = Pick<MessageFilter, 'sort' | 'descending'>

/** A company knows of no recipients but all, itself and the authority, and in no other order. */
const recipientsFor = (organizationId: number | null) =>
  organizationId === null
    ? sql`messages.recipients_sort`
    : sql`case when messages.is_to_all then 0 when messages.sender_organization_id is null then 1 else 2 end`

/** Newest first unless said otherwise; of what is equal the newest. */
export function orderOfMessages(
  { organizationId }: { organizationId: number | null },
  { sort = 'created', descending = sort === 'created' }: Asked,
): RawBuilder<unknown> {
  const way = descending ? sql`desc` : sql`asc`
  if (sort === 'created') return sql`messages.created ${way}, messages.id ${way}`
  const columns = {
    senderName: sql`messages.sender_sort`,
    recipientNames: recipientsFor(organizationId),
    messageSubject: sql`messages.subject_sort`,
  }
  return sql`${columns[sort]} ${way}, messages.created desc, messages.id desc`
}
