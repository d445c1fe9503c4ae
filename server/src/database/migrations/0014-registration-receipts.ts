import { type Kysely, sql } from 'kysely'

/** By what a browser that has registered a company shows that it was this one; it goes with what was registered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table registration_receipts (
      receipt_hash    bytea primary key,
      organization_id integer not null references organizations on delete cascade,
      created         timestamptz not null
    )`.execute(db)
  await sql`create index registration_receipts_by_organization on registration_receipts (organization_id)`.execute(
    db,
  )
}
