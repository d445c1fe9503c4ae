import { type Kysely, sql } from 'kysely'

/**
 * What a bidder was told is a letter of hers for good: it keeps what things were called when it was written, the
 * earliest day of the contract where it announces one, and why it no longer holds. A mail can bring such a letter
 * along. And the team keeps a remark on each offer, changed by whoever has read it last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table answers
      add column names jsonb,
      add column earliest timestamptz,
      add column taken_back_reason text`.execute(db)
  await sql`
    update answers set names = jsonb_build_object(
      'tender', tenders.name,
      'authority', coalesce((select name from organizations where id = tenders.organization_id), ''),
      'organization', (select name from organizations where id = offers.organization_id),
      'lot', (
        select concat_ws(' ', nullif(lots.identifier, ''), nullif(lots.name, ''))
        from tender_lots lots where lots.id = answers.lot_id))
    from offers join tenders on tenders.id = offers.tender_id
    where offers.id = answers.offer_id`.execute(db)
  await sql`alter table answers alter column names set not null`.execute(db)
  await sql`
    update answers
    set earliest = (date_trunc('day', at at time zone 'Europe/Berlin') + interval '11 days') at time zone 'Europe/Berlin'
    where kind = 'offerDenied' and winner is not null and (taken_back is not null or exists (
      select from lot_courses
      where lot_courses.lot_id = answers.lot_id and lot_courses.award_announced = answers.at))`.execute(db)

  await sql`alter table outbox add column letter_id bigint`.execute(db)

  await sql`
    create table offer_remarks (
      offer_id bigint not null,
      lot_id   integer not null,
      attempt  integer not null,
      version  integer not null check (version > 0),
      text     text not null,
      updated  timestamptz not null,
      by       text not null,
      primary key (offer_id, lot_id, attempt),
      foreign key (offer_id, lot_id, attempt) references lot_offers
    )`.execute(db)
}
