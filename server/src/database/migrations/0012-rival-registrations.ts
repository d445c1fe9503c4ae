import { type Kysely, sql } from 'kysely'

/** Who registers with an address somebody else has registered before, as long as neither has shown that it is hers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rival_registrations (
      token_hash      bytea primary key,
      email           text not null,
      given_name      text not null,
      sur_name        text not null,
      contact         jsonb not null,
      password_hash   text not null,
      organization_id integer not null references organizations on delete cascade,
      expires         timestamptz not null
    )`.execute(db)
  await sql`create index rival_registrations_by_email on rival_registrations (email)`.execute(db)
  await sql`create index rival_registrations_by_organization on rival_registrations (organization_id)`.execute(
    db,
  )
}
