import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table templates (
      id               integer generated always as identity primary key,
      base_template_id text,
      sdk_version      text,
      active           boolean not null,
      created          timestamptz not null,
      updated          timestamptz not null,
      version          integer not null default 1
    )`.execute(db)

  // What was entered with a version stays readable with it, so a version is never changed.
  await sql`
    create table template_versions (
      template_id    integer not null references templates on delete cascade,
      version        integer not null,
      name           text not null,
      name_sort      text not null,
      description    text not null,
      project_types  text[] not null,
      room_templates jsonb not null,
      panels         jsonb not null,
      primary key (template_id, version)
    )`.execute(db)

  await sql`alter table organizations add column forms jsonb not null default '[]'`.execute(db)
  await sql`
    alter table settings add column organization_forms jsonb not null
      default '{"CLIENT": null, "CONTRACTOR": null}'`.execute(db)
}
