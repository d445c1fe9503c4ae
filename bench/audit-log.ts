import { sql } from 'kysely'
import type { Db } from '../server/src/database/schema.ts'

const atOnce = 50_000

/**
 * Fills an empty log with entries of one minute's distance, as the server would write them. The chain runs through a
 * recursive query, so its trigger would only check again what it has just computed.
 */
export async function fillAuditLog(db: Db, count: number): Promise<void> {
  await sql`alter table audit_entries disable trigger audit_entries_chain`.execute(db)
  for (let from = 0; from < count; from += atOnce) await addEntries(db, from, Math.min(count, from + atOnce))
  await sql`alter table audit_entries enable trigger audit_entries_chain`.execute(db)
  await sql`analyze audit_entries`.execute(db)
}

export const benchStart = Date.UTC(2025, 0, 1)
export const benchStep = 60_000
/** By what the entry of a number in the chain is asked for. */
export const benchPublicId = (id: number): number => 2 ** 40 + id

async function addEntries(db: Db, after: number, upTo: number): Promise<void> {
  await sql`
    with recursive chain as (
      select ${after}::bigint as id, null::text as content, null::bytea as previous_hash,
        coalesce((select hash from audit_entries order by id desc limit 1), decode(repeat('00', 32), 'hex')) as hash
      union all
      select next.id, next.content, chain.hash, sha256(chain.hash || convert_to(next.content, 'UTF8'))
      from chain
      cross join lateral (
        select chain.id + 1 as id,
          '{"id":' || (chain.id + 1)
          || ',"created":"' || to_char(to_timestamp(${benchStart / 1000}::bigint + (chain.id + 1) * 60) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')
          || '","userName":"person.' || ((chain.id + 1) % 1000) || '@allmende.example","type":"'
          || case when (chain.id + 1) % 1000 = 0 then 'OPENED' when (chain.id + 1) % 3 = 0 then 'LOGIN' else 'FILE_DOWNLOADED' end
          || '","projectId":' || case when (chain.id + 1) % 3 = 0 then 'null' else ((chain.id + 1) % 500 + 1)::text end
          || ',"offerId":null,"roomId":null,"data":{"user":"person.' || ((chain.id + 1) % 1000) || '@allmende.example"}}' as content
      ) next
      where chain.id < ${upTo}
    )
    insert into audit_entries (id, public_id, created, user_name, type, project_id, content, previous_hash, hash)
    select id, ${benchPublicId(0)} + id, to_timestamp(${benchStart / 1000}::bigint + id * 60), 'person.' || (id % 1000) || '@allmende.example',
      case when id % 1000 = 0 then 'OPENED' when id % 3 = 0 then 'LOGIN' else 'FILE_DOWNLOADED' end,
      case when id % 3 = 0 then null else id % 500 + 1 end,
      content, previous_hash, hash
    from chain where content is not null`.execute(db)
}
