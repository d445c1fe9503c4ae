import type { Correspondent } from '@allmende/domain/messages/messages.contract.ts'
import { sortKey } from '@allmende/domain/sort-key.ts'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

/** Who takes part, and who has asked without doing so; by name. */
export async function listCorrespondents(db: Db, tenderId: number): Promise<Correspondent[]> {
  const { rows } = await sql<Correspondent>`
    select organizations.id as "organizationId", organizations.name, offers.id as "offerId"
    from organizations left join offers
      on offers.organization_id = organizations.id and offers.tender_id = ${tenderId}
    where organizations.id in (
      select organization_id from offers where tender_id = ${tenderId}
      union
      select sender_organization_id from messages
      where tender_id = ${tenderId} and sender_organization_id is not null)`.execute(db)
  const byName = rows.map((row) => ({ row, key: sortKey(row.name) }))
  return byName
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ row }) => row)
}
