import { type Kysely, sql } from 'kysely'

/**
 * Where the log's chain ends, for whoever appends to it: nobody else does until her transaction is over. Lock and look
 * are two statements of one call, because in READ COMMITTED only a statement that starts after the lock was taken sees
 * the entry the former holder wrote; and every call to the database that is made under the lock holds up all others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lock_chain_head(out id bigint, out hash bytea) language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock(4711001);
      select entries.id, entries.hash into lock_chain_head.id, lock_chain_head.hash
        from audit_entries entries order by entries.id desc limit 1;
    end $$`.execute(db)
}
