import { type Kysely, sql } from 'kysely'

/**
 * The log tells of a document in a bidder's room only if that very document was opened: so facts name theirs, and
 * openings keep what they opened. Facts from before name none and stay sealed. And a receipt keeps what things were
 * called when it was given.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sealed_facts
      add column document_id bigint,
      add constraint sealed_facts_document_in_room check (document_id is null or room_id is not null)`.execute(
    db,
  )
  await sql`
    create table opened_documents (
      document_id bigint primary key,
      opened_at   timestamptz not null
    )`.execute(db)
  await sql`
    insert into opened_documents (document_id, opened_at)
    select (file ->> 'documentId')::bigint, min(opened_at)
    from receipt_lots, jsonb_array_elements(files) filed(file)
    where opened_at is not null
    group by 1`.execute(db)

  await sql`alter table receipts add column names jsonb`.execute(db)
  await sql`
    update receipts set names = jsonb_build_object(
      'tender', tenders.name,
      'authority', coalesce((select name from organizations where id = tenders.organization_id), ''),
      'organization', (select name from organizations where id = offers.organization_id),
      'lots', coalesce((
        select jsonb_object_agg(lots.id::text, concat_ws(' ', nullif(lots.identifier, ''), nullif(lots.name, '')))
        from tender_lots lots join receipt_lots on receipt_lots.lot_id = lots.id
        where receipt_lots.receipt_id = receipts.id), '{}'))
    from offers join tenders on tenders.id = offers.tender_id
    where offers.id = receipts.offer_id`.execute(db)
  await sql`alter table receipts alter column names set not null`.execute(db)
}
