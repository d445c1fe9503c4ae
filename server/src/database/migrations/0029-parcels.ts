import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table locations (
      id                   integer generated always as identity primary key,
      name                 text not null,
      name_sort            text not null,
      name_key             text not null constraint locations_same_name unique,
      latitude             double precision not null,
      longitude            double precision not null,
      geo_json             text,
      address_display_name text,
      address_osm_type     text,
      address_osm_id       text,
      is_archived          boolean not null default false,
      created              timestamptz not null,
      updated              timestamptz not null,
      version              integer not null default 1
    )`.execute(db)
  await sql`create index locations_by_name on locations (name_sort collate "C", id)`.execute(db)
  await sql`create index locations_by_place on locations using gist (point(longitude, latitude))`.execute(db)

  // What is asked for in lists stands in columns; texts also folded, since a database in C folds no umlauts.
  await sql`
    alter table parcels
      add location_id integer constraint parcels_location references locations,
      add plat text,
      add size double precision,
      add has_building text check (has_building in ('BEBAUT', 'UNBEBAUT')),
      add regulated_in_development_plan boolean,
      add building_plan_is_in_preparation boolean,
      add availability boolean not null default false,
      add availability_notes text,
      add site_development text,
      add allowed_usage_types text,
      add description text not null default '',
      add internal_notes text not null default '',
      add public_fields text[] not null default '{}',
      add additional_fields jsonb not null default '[]',
      add additional_folded jsonb not null default '[]',
      add files jsonb not null default '[]',
      add name_folded text not null default '',
      add plat_folded text,
      add allowed_usage_types_folded text,
      add geo_json text,
      add extent box,
      add shape_longitude double precision,
      add shape_latitude double precision,
      add import_id uuid,
      add created timestamptz not null default now(),
      add updated timestamptz not null default now(),
      add version integer not null default 1`.execute(db)
  const { rows } = await sql<{ id: number; name: string }>`select id, name from parcels`.execute(db)
  for (const { id, name } of rows)
    await sql`update parcels set name_folded = ${name.toLocaleLowerCase('de')} where id = ${id}`.execute(db)

  await sql`create index parcels_by_extent on parcels using gist (extent)`.execute(db)
  await sql`create index parcels_by_location on parcels (location_id, name_sort collate "C", id)`.execute(db)
  await sql`
    create index parcels_of_everybody on parcels (name_sort collate "C", id)
    where is_public and not is_archived`.execute(db)
  await sql`create index parcels_by_import on parcels (import_id) where import_id is not null`.execute(db)
  await sql`create index parcels_by_plat on parcels (plat_folded) where plat_folded is not null`.execute(db)

  await sql`create index tender_lots_by_parcel on tender_lots using gin (property_ids)`.execute(db)

  await sql`
    alter table settings
      add additional_fields_template_list jsonb not null default '[]',
      add property_folder_template_list jsonb not null default '[]'`.execute(db)
}
