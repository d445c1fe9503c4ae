import { type Kysely, sql } from 'kysely'

/**
 * What the log must not tell before something is opened lies beside its entry; the entry itself holds the salted hash,
 * so that the chain proves it at any time. A mail may carry the receipt of what it is about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sealed_facts (
      entry_id   bigint not null,
      position   integer not null check (position >= 0),
      salt       bytea not null check (octet_length(salt) = 32),
      json       text not null,
      room_id    bigint,
      receipt_id bigint,
      lot_id     integer,
      primary key (entry_id, position),
      constraint sealed_facts_open_with check (
        (room_id is null) <> (receipt_id is null) and (receipt_id is null) = (lot_id is null))
    )`.execute(db)
  await sql`create index sealed_facts_by_receipt on sealed_facts (receipt_id) where receipt_id is not null`.execute(
    db,
  )

  // The database itself takes only what its entry has the hash of, and never changes it.
  await sql`
    create function sealed_facts_fit_their_entry() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from audit_entries
        where id = new.entry_id
          and strpos(content, encode(sha256(new.salt || convert_to(new.json, 'UTF8')), 'hex')) > 0)
      then
        raise exception 'audit entry % does not hold the hash of these facts', new.entry_id;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger sealed_facts_fit before insert on sealed_facts
      for each row execute function sealed_facts_fit_their_entry()`.execute(db)
  await sql`
    create trigger sealed_facts_final before update or delete on sealed_facts
      for each row execute function audit_entries_are_final()`.execute(db)
  await sql`
    create trigger sealed_facts_no_truncate before truncate on sealed_facts
      for each statement execute function audit_entries_are_final()`.execute(db)

  await sql`alter table outbox add column receipt_id bigint references receipts`.execute(db)
}
