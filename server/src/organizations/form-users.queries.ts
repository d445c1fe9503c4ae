import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

/** Organizations whose data were asked for with this template, in this or whatever version. */
export async function listFormUsers(db: Db, templateId: string, version?: number): Promise<number[]> {
  const form = JSON.stringify([{ templateId, ...(version === undefined ? {} : { version }) }])
  const rows = await db
    .selectFrom('organizations')
    .select('id')
    .where(sql<boolean>`forms @> ${form}::jsonb`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of the templates that an organization has answered. */
export async function listFormsAnswered(db: Db, templateIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ templateId: string }>`
    select distinct answered ->> 'templateId' as template_id
    from organizations, jsonb_array_elements(forms) as answered
    where answered ->> 'templateId' in (${sql.join(templateIds)})
  `.execute(db)
  return rows.map(({ templateId }) => templateId)
}
