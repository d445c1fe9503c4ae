import { sql } from 'kysely'
import type { Db } from '../server/src/database/schema.ts'

/** However many there are, so many have the rare word, are watched and are worked on by the clerk. */
export const fixed = 50

/**
 * Adds tenders, so that there are so many afterwards: of twenty one is a draft and one scheduled, a third is archived.
 * A word that nearly all share stands in them, one that a tenth shares, and one that the first few have alone.
 */
export async function growTenders(db: Db, from: number, to: number): Promise<void> {
  if (from === 0) await authorities(db)
  await sql`
    insert into tenders (template_id, template_version, sdk_version, type, name, name_sort, description, stage,
      published, public_from, archived, organization_id, deadline, panels, created, updated)
    select 'EU-19', 1, '1.7', (array[0, 2, 5])[n % 3 + 1], name, lower(name),
      'Gegenstand ist die Bewirtschaftung von Flächen im Bezirk ' || md5(n::text) ||
        ' einschließlich Winterdienst, Verkehrssicherung und Grünpflege nach Leistungsverzeichnis.' ||
        case when n <= 20 * ${fixed}::int and n % 20 = 7 then ' Dazu gehört ein Schöpfwerk.' else '' end,
      case when n % 20 = 0 then null else n % 5 + 2 end,
      case when n % 20 = 0 then null else moment end,
      case n % 20 when 0 then null when 1 then now() + interval '1 year' else moment end,
      case when n % 3 = 0 then moment + interval '90 days' end,
      (select min(id) from organizations where type = 'CLIENT') + n % 200,
      moment + interval '40 days', '[]', moment, moment
    from generate_series(${from}::int + 1, ${to}::int) n,
      lateral (select now() - n * interval '7 minutes' as moment,
        (array['Parkflächen', 'Solarpark', 'Ladesäulen', 'Fähranleger', 'Wochenmarkt', 'Schulwald', 'Sporthalle',
          'Strandkörbe', 'Kiesgrube', 'Gasnetz'])[n % 10 + 1] || ' im Gebiet ' || n as name) made`.execute(db)
  for (const table of ['tenders', 'organizations']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

async function authorities(db: Db): Promise<void> {
  await sql`
    insert into organizations (name, name_sort, name_key, type, contact, created, updated)
    select 'Gemeinde ' || n, 'gemeinde ' || lpad(n::text, 12, '0'), 'gemeinde' || n, 'CLIENT', '{}', now(), now()
    from generate_series(1, 200) n`.execute(db)
}

/** What belongs to the clerk and to the bidder. */
export async function givenOwnTenders(db: Db, clerk: string, bidder: string): Promise<void> {
  await sql`
    insert into tender_team (tender_id, position, user_email, role)
    select id, 0, ${clerk}, 'ADMIN' from tenders where id % 20 in (0, 1) order by id limit ${fixed}`.execute(
    db,
  )
  await sql`
    insert into tender_tags (tender_id, user_email, tag, since)
    select id, ${bidder}, 'merkliste', now() from tenders where id % 20 = 5 order by id limit ${fixed}`.execute(
    db,
  )
  for (const table of ['tender_team', 'tender_tags']) await sql`analyze ${sql.table(table)}`.execute(db)
}
