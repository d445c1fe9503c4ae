import { sql } from 'kysely'
import { calendarAround } from '../demo/calendar.ts'
import { demoPassword } from '../demo/people.ts'
import { concession } from '../demo/stories/concession.ts'
import { drafting } from '../demo/tenders.ts'
import { visitorIn } from '../demo/visitor.ts'
import type { Ground } from '../server/src/assembly/services.ts'
import type { Config } from '../server/src/config.ts'
import type { Db } from '../server/src/database/schema.ts'

const clerk = 'anna.amt@allmende.example'

/** Whoever takes part: her own id of the part, and the room that her offer goes into. */
export type Bidder = { email: string; offerId: number; roomId: number }
export type Crowd = { tenderId: number; lotId: number; deadline: Date; bidders: Bidder[] }

type Wanted = {
  /** Tells several crowds of one database apart. */
  number: number
  bidders: number
  /** Documents in the room of each of them. */
  files: number
  deadline: Date
}

const text = (title: string) =>
  concession({
    title,
    says: 'Zum Messen.',
    cpv: '55330000',
    lots: [{ name: 'Ein Los', mark: 'L-1', says: 'Zum Messen.', euros: 40_000, months: 6 }],
  })

/**
 * A tender in its offer phase, published by the demo's clerk, with so many bidders who write their offers. They and
 * what they have put into their rooms are rows as joining and uploading leave them.
 */
export async function crowdedTender(
  db: Db,
  config: Config,
  ground: Ground,
  { number, bidders, files, deadline }: Wanted,
): Promise<Crowd> {
  const anna = visitorIn(db, config, ground)
  await anna.logIn(clerk, demoPassword)
  const draft = await drafting(anna, calendarAround(new Date()))(text(`Andrang ${number}`), {
    offer: deadline,
  })
  const published = { id: draft.id, stage: 6, published: new Date() }
  await anna.call('updateProjectStage', published, null, null, undefined, { reason: 'Zum Messen' })
  const tenderId = draft.id
  const lotId = draft.lots[0]?.id ?? 0
  const first = 2 ** 40 + number * 10_000_000
  const name = sql`'andrang' || ${number}::int || '-' || n`
  await sql`
    insert into organizations (name, name_sort, name_key, type, contact, created, updated)
    select 'Bieter ' || ${name}, ${name}, ${name}, 'CONTRACTOR', '{}', now(), now()
    from generate_series(1, ${bidders}::int) n`.execute(db)
  await sql`
    insert into users (email, given_name, sur_name, roles, organization_id, state, two_factor_enabled, created, updated)
    select ${name} || '@firma.example', 'Vorname', 'Nachname', array['ORGANIZATION_ADMIN'],
      (select id from organizations where name_key = ${name}), 'ACTIVE', false, now(), now()
    from generate_series(1, ${bidders}::int) n`.execute(db)
  const emailOf = (n: number) => `andrang${number}-${n}@firma.example`
  await sql`
    insert into offers (id, tender_id, organization_id, created, created_by, updated, stage_updated, deadline)
    select ${first}::bigint + n, ${tenderId}::int, (select id from organizations where name_key = ${name}),
      now(), ${name} || '@firma.example', now(), now(), ${deadline}::timestamptz
    from generate_series(1, ${bidders}::int) n`.execute(db)
  await sql`
    insert into lot_offers (offer_id, lot_id, attempt, stage)
    select id, ${lotId}::int, 1, 5 from offers where tender_id = ${tenderId}`.execute(db)
  await sql`
    insert into rooms (id, tender_id, type, position, name, description, stage, organization_id, offer_id, lot_id,
      attempt, is_from_template, created)
    select id + 1000000, tender_id, 'CONTRACTOR', 100 + row_number() over (order by id), 'Angebot', '', 7,
      organization_id, id, ${lotId}::int, 1, true, now()
    from offers where tender_id = ${tenderId}`.execute(db)
  // Rows of their own, bytes that they share.
  await sql`
    insert into documents (id, line_id, room_id, file_id, name, name_key, created, created_by)
    select id, id, room_id, (select min(file_id) from documents), name, lower(name), now(), created_by
    from (
      select ${first}::bigint + 2000000 + row_number() over (order by rooms.id, n) as id, rooms.id as room_id,
        'Anlage ' || lpad(n::text, 5, '0') || '.pdf' as name, offers.created_by
      from rooms join offers on offers.id = rooms.offer_id, generate_series(1, ${files}::int) n
      where rooms.tender_id = ${tenderId} and rooms.type = 'CONTRACTOR'
    ) placed`.execute(db)
  for (const table of ['offers', 'lot_offers', 'rooms', 'documents', 'users', 'organizations'])
    await sql`analyze ${sql.table(table)}`.execute(db)
  return {
    tenderId,
    lotId,
    deadline,
    bidders: Array.from({ length: bidders }, (_, index) => {
      const offerId = first + index + 1
      return { email: emailOf(index + 1), offerId, roomId: offerId + 1_000_000 }
    }),
  }
}

/** As if all of them had handed in what lies in their rooms, a while before the deadline. */
export async function submitAll(db: Db, { tenderId, lotId, deadline }: Crowd): Promise<void> {
  const sent = new Date(deadline.getTime() - 3_600_000)
  const names = { tender: 'Andrang', authority: 'Amt', organization: 'Firma', lots: { [lotId]: 'Los' } }
  await sql`
    insert into receipts (id, offer_id, kind, received_at, by, names)
    select id + 5000000, id, 'OFFER', ${sent}::timestamptz, created_by, ${JSON.stringify(names)}::jsonb
    from offers where tender_id = ${tenderId}`.execute(db)
  await sql`
    insert into receipt_lots (receipt_id, offer_id, lot_id, attempt, deadline, files)
    select offers.id + 5000000, offers.id, ${lotId}::int, 1, ${deadline}::timestamptz, (
      select jsonb_agg(jsonb_build_object('documentId', documents.id, 'roomId', room_id, 'name', documents.name,
        'size', size, 'sha256', encode(sha256, 'hex')))
      from documents join rooms on rooms.id = room_id join stored_files on stored_files.id = file_id
      where rooms.offer_id = offers.id)
    from offers where tender_id = ${tenderId}`.execute(db)
  await sql`
    update lot_offers set stage = 6, offer_sent = ${sent}::timestamptz where lot_id = ${lotId}::int`.execute(
    db,
  )
  await sql`analyze receipt_lots`.execute(db)
}

/** The same tender with another deadline, for who has to know it before she begins. */
export async function withDeadline(db: Db, crowd: Crowd, deadline: Date): Promise<Crowd> {
  const { tenderId } = crowd
  await sql`update tender_lots set offer_deadline = ${deadline} where tender_id = ${tenderId}`.execute(db)
  await sql`update offers set deadline = ${deadline} where tender_id = ${tenderId}`.execute(db)
  const due = new Date(deadline.getTime() + 1)
  await sql`update tenders set deadline = ${deadline}, offer_deadline = ${deadline}, due = ${due} where id = ${tenderId}`.execute(
    db,
  )
  return { ...crowd, deadline }
}
