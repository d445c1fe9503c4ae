import { sql } from 'kysely'
import type { Db } from '../server/src/database/schema.ts'

/** As many further documents of a room's first file: rows of their own, bytes that they share. */
export async function giveCopies(db: Db, roomId: number, count: number): Promise<void> {
  await sql`
    insert into documents (id, line_id, room_id, file_id, name, name_key, created, created_by)
    select id + n, id + n, room_id, file_id, 'Anlage ' || lpad(n::text, 5, '0') || '.pdf',
      'anlage ' || lpad(n::text, 5, '0') || '.pdf', created, created_by
    from (select * from documents where room_id = ${roomId} limit 1) first, generate_series(1, ${count}::int) n`.execute(
    db,
  )
}
