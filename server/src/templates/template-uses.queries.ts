import type { TemplateUse } from '@allmende/domain/templates/templates.policy.ts'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

/** A tender, a setting or the data of an organization names it, in whatever version. */
export async function isInUse(db: Db, templateId: string): Promise<boolean> {
  const chosen = sql<boolean>`${templateId} in (
    default_template_settings ->> 'konzVV', default_template_settings ->> 'konzVD',
    organization_forms ->> 'CLIENT', organization_forms ->> 'CONTRACTOR')`
  const { inUse } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('tenders').select('id').where('templateId', '=', templateId)),
          eb.exists(eb.selectFrom('organizations').select('id').where(formsWith(templateId))),
          eb.exists(eb.selectFrom('settings').select('id').where(chosen)),
        ])
        .as('inUse'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(inUse)
}

const formsWith = (templateId: string, version?: number) =>
  sql<boolean>`forms @> ${JSON.stringify([{ templateId, ...(version ? { version } : {}) }])}::jsonb`

/** Who besides staff has to do with this version. */
export async function findTemplateUse(
  db: Db,
  templateId: string,
  version: number,
  isNewest: boolean,
  now: Date,
): Promise<TemplateUse> {
  const { organizationForms } = await db
    .selectFrom('settings')
    .select('organizationForms')
    .executeTakeFirstOrThrow()
  const organizations = await db
    .selectFrom('organizations')
    .select('id')
    .where(formsWith(templateId, version))
    .execute()
  const announced = await db
    .selectFrom('tenders')
    .select('id')
    .where('templateId', '=', templateId)
    .where('templateVersion', '=', version)
    .where('stage', 'is not', null)
    .where('published', '<=', now)
    .limit(1)
    .executeTakeFirst()
  return {
    byRegistration: isNewest && Object.values(organizationForms).includes(templateId),
    byAnnouncedTender: announced !== undefined,
    byOrganizations: organizations.map(({ id }) => id),
  }
}
