import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      id                                 integer primary key default 1 check (id = 1),
      demo_data                          boolean not null default false,
      two_factor_authentication_required boolean not null default false,
      show_filter_view_for_external_users boolean not null default false,
      legal_texts                        jsonb not null default '{}',
      version                            integer not null default 1
    )`.execute(db)
  await sql`insert into settings default values`.execute(db)
}
