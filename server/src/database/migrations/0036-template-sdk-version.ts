import { type Kysely, sql } from 'kysely'

/** Which version of the notice standard a form stands on is a matter of each of its own versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table template_versions add column sdk_version text`.execute(db)
  await sql`
    update template_versions v set sdk_version = t.sdk_version
    from templates t where t.id = v.template_id`.execute(db)
  await sql`alter table templates drop column sdk_version`.execute(db)
}
