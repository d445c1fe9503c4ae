import { type Kysely, sql } from 'kysely'

/**
 * What was announced of a tender and when, the change that is being prepared, and which changes bidders have confirmed.
 * The tender's and its lots' own rows hold what is announced now. What is published already has its first version: what
 * it is today, by whoever took its first step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tender_versions (
      tender_id integer not null references tenders on delete cascade,
      version   integer not null check (version >= 1),
      announced timestamptz not null,
      effective timestamptz not null,
      overtook  bigint[] not null default '{}',
      "by"      text not null,
      reason    text not null,
      "text"    text not null,
      lot_ids   integer[],
      content   jsonb not null,
      changes   jsonb not null,
      told      jsonb not null default '[]',
      primary key (tender_id, version)
    )`.execute(db)
  await sql`
    create table tender_changes (
      tender_id integer primary key references tenders on delete cascade,
      content   jsonb not null,
      base      jsonb not null,
      updated   timestamptz not null,
      "by"      text not null
    )`.execute(db)
  await sql`
    create table change_confirmations (
      offer_id bigint not null references offers on delete cascade,
      version  integer not null,
      at       timestamptz not null,
      "by"     text not null,
      primary key (offer_id, version)
    )`.execute(db)
  await sql`
    insert into tender_versions (tender_id, version, announced, effective, "by", reason, "text", content, changes)
    select
      id, 1, published, published,
      coalesce((select steps."by" from course_steps steps where steps.tender_id = tenders.id order by steps.id limit 1), 'system'),
      '', '',
      jsonb_build_object(
        'name', name, 'description', description, 'organizationId', organization_id, 'panels', panels,
        'applicationDeadline', application_deadline, 'offerDeadline', offer_deadline,
        'finalDeadline', final_deadline, 'deadlinePeriodDays', deadline_period_days,
        'lots', coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', lots.id, 'identifier', lots.identifier, 'name', lots.name,
            'applicationDeadline', lots.application_deadline, 'offerDeadline', lots.offer_deadline,
            'propertyIds', lots.property_ids) order by lots.position)
          from tender_lots lots where lots.tender_id = tenders.id), '[]')),
      '[]'
    from tenders
    where published is not null`.execute(db)
}
