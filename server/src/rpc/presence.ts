import { sql } from 'kysely'
import type pg from 'pg'

/** Apart from all other locks of this database. */
const presence = 4_711_003

/**
 * Says that this process is there, for as long as the connection stands: the kernel keeps it while the process hangs,
 * and ends it with the process. Of a machine that is gone the database learns after half a minute, or two minutes where it
 * has told it something meanwhile; sooner than that it must not give up a process that hangs and takes nothing.
 */
export async function holdPresence(connection: pg.Client, processId: string): Promise<void> {
  await connection.query(`
    set tcp_keepalives_idle = 10;
    set tcp_keepalives_interval = 5;
    set tcp_keepalives_count = 4;
    set tcp_user_timeout = 120000`)
  await connection.query('select pg_advisory_lock_shared($1::int, hashtext($2))', [presence, processId])
}

/** Whether the process of this row of `server_processes` holds its presence. */
export const isPresent = sql<boolean>`exists (
  select from pg_locks
  where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())
    and classid::bigint = ${presence}
    and objid::bigint = hashtext(server_processes.id::text)::bigint & 4294967295)`
