import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entries (
      id            bigint primary key,
      created       timestamptz not null,
      user_name     text not null,
      type          text not null,
      project_id    bigint,
      offer_id      bigint,
      room_id       bigint,
      content       text not null,
      previous_hash bytea not null,
      hash          bytea not null
    )`.execute(db)
  await sql`create index audit_entries_by_project on audit_entries (project_id, id) where project_id is not null`.execute(
    db,
  )
  await sql`create index audit_entries_by_time on audit_entries (created, id)`.execute(db)
  await sql`create index audit_entries_by_type on audit_entries (type, id)`.execute(db)
  await sql`create index audit_entries_by_user on audit_entries (user_name, id)`.execute(db)

  // The database itself accepts only an entry that continues the chain, and never changes one.
  await sql`
    create function audit_entry_continues_chain() returns trigger language plpgsql as $$
    declare
      last_id   bigint := 0;
      last_hash bytea  := decode(repeat('00', 32), 'hex');
    begin
      select id, hash into last_id, last_hash from audit_entries order by id desc limit 1;
      if not found then
        last_id := 0;
        last_hash := decode(repeat('00', 32), 'hex');
      end if;
      if new.id <> last_id + 1
        or new.previous_hash <> last_hash
        or new.hash <> sha256(new.previous_hash || convert_to(new.content, 'UTF8'))
      then
        raise exception 'audit entry % does not continue the chain', new.id;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger audit_entries_chain before insert on audit_entries
      for each row execute function audit_entry_continues_chain()`.execute(db)

  await sql`
    create function audit_entries_are_final() returns trigger language plpgsql as $$
    begin
      raise exception 'audit entries are never changed or removed';
    end $$`.execute(db)
  await sql`
    create trigger audit_entries_final before update or delete on audit_entries
      for each row execute function audit_entries_are_final()`.execute(db)
  await sql`
    create trigger audit_entries_no_truncate before truncate on audit_entries
      for each statement execute function audit_entries_are_final()`.execute(db)
}
