import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Deadlines that nobody files by: of notices and awarded contracts, and of applications where a tender was published
 * with the offer phase. They were stored with tenders, lots and the lots' panels, and were shown.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update tender_lots set
      application_deadline = null,
      offer_deadline = case when tenders.type in (3, 4) then null else tender_lots.offer_deadline end
    from tenders
    where tenders.id = tender_lots.tender_id
      and (tenders.type in (3, 4) or (tenders.published is not null and tenders.skipped_phases @> array[3, 5]))`.execute(
    db,
  )
  await sql`
    update tenders set
      application_deadline = null,
      offer_deadline = case when type in (3, 4) then null else offer_deadline end,
      panels = coalesce(
        (select jsonb_agg(
            case when type in (3, 4) then panel - 'applicationDeadline' - 'offerDeadline'
              else panel - 'applicationDeadline' end
            order by place)
          from jsonb_array_elements(panels) with ordinality as listed (panel, place)),
        panels)
    where type in (3, 4) or (published is not null and skipped_phases @> array[3, 5])`.execute(db)
}
