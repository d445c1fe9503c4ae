import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      id                                 integer primary key default 1 check (id = 1),
      demo_data                          boolean not null default false,
      two_factor_authentication_required boolean not null default false,
      show_filter_view_for_external_users boolean not null default false,
      legal_texts                        jsonb not null default '{}',
      mail_notifications                 jsonb not null default '{}',
      default_template_settings          jsonb not null default '{"konzVV": null, "konzVD": null}',
      files_url                          text not null default '',
      files_repo                         text not null default '',
      signing_key                        bytea not null,
      version                            integer not null default 1
    )`.execute(db)
  await sql`insert into settings (signing_key) values (${randomBytes(32)})`.execute(db)
}
