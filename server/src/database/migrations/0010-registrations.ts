import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a stranger registered counts only once she has shown that she reads the mail of its address.
  await sql`alter table organizations add column confirmed boolean not null default true`.execute(db)
  await sql`
    update organizations set confirmed = false
    where type = 'CONTRACTOR'
      and exists (select from users where organization_id = organizations.id)
      and not exists (
        select from users
        where organization_id = organizations.id and (state is not null or password_hash is null)
      )`.execute(db)

  for (const [name, column] of [
    ['organizations_same_vat', 'vat_key'],
    ['organizations_same_identification', 'identification_key'],
    ['organizations_same_name', 'name_key'],
  ] as const) {
    await sql`alter table organizations drop constraint ${sql.ref(name)}`.execute(db)
    await sql`create unique index ${sql.ref(name)} on organizations (${sql.ref(column)}) where confirmed`.execute(
      db,
    )
  }
  await sql`create index organizations_unconfirmed on organizations (created) where not confirmed`.execute(db)

  await sql`
    create table registrations (
      id      uuid primary key,
      address text not null,
      at      timestamptz not null
    )`.execute(db)
  await sql`create index registrations_by_address on registrations (address, at)`.execute(db)

  // A key that was shown before it was known whose account it is may be known to a stranger.
  await sql`
    update users set two_factor_secret = null
    where state is null and two_factor_enabled is not true`.execute(db)
}
