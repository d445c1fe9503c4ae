import type { KeptPanels } from '@allmende/domain/templates/template-copies.ts'
import type { SavedTemplate } from '@allmende/domain/templates/templates.contract.ts'
import { sortKey } from '@allmende/domain/sort-key.ts'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'

const numberOf = (templateId: string): number => Number(templateId.slice('F-'.length))
const isOwn = (templateId: string): boolean => templateId.startsWith('F-')

const current = (db: Db) =>
  db
    .selectFrom('templates as t')
    .innerJoin('templateVersions as v', 'v.templateId', 't.id')
    .select((eb) => [
      sql<string>`'F-' || ${eb.ref('t.id')}`.as('id'),
      'v.version',
      'v.name',
      'v.description',
      't.active',
      'v.projectTypes',
      'v.roomTemplates',
      't.baseTemplateId',
      'v.sdkVersion',
      't.created',
      't.updated',
    ])

export async function countOwnTemplates(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function listOwnTemplates(db: Db, offset: number, limit: number) {
  return current(db)
    .whereRef('v.version', '=', 't.version')
    .orderBy(sql`v.name_sort collate "C"`)
    .orderBy('t.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export type StoredTemplate = NonNullable<Awaited<ReturnType<typeof findOwnTemplate>>>

/** One version of it, without one the newest: of all, or of those that stand on a version of the standard. */
export async function findOwnTemplate(
  db: Db,
  templateId: string,
  version: number | null,
  sdkVersion: string | null = null,
) {
  if (!isOwn(templateId)) return null
  const row = await current(db)
    .select('v.panels')
    .where('t.id', '=', numberOf(templateId))
    .$if(version !== null, (query) => query.where('v.version', '=', version))
    .$if(sdkVersion !== null, (query) => query.where('v.sdkVersion', '=', sdkVersion))
    .orderBy('v.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Nobody else changes or deletes it meanwhile. */
export async function lockOwnTemplate(db: Db, templateId: string): Promise<StoredTemplate | null> {
  if (!isOwn(templateId)) return null
  await db.selectFrom('templates').select('id').where('id', '=', numberOf(templateId)).forUpdate().execute()
  return findOwnTemplate(db, templateId, null)
}

/** For whoever is about to use it: it stays until the use is stored. */
export async function holdOwnTemplate(db: Db, templateId: string): Promise<StoredTemplate | null> {
  if (!isOwn(templateId)) return null
  await db.selectFrom('templates').select('id').where('id', '=', numberOf(templateId)).forShare().execute()
  return findOwnTemplate(db, templateId, null)
}

type Words = Pick<SavedTemplate, 'name' | 'description' | 'projectTypes' | 'roomTemplates'>

export type NewVersion = Words & { active: boolean; sdkVersion: string | null; panels: KeptPanels }
export type TemplateOrigin = { baseTemplateId: string | null; sdkVersion: string | null }

export async function addTemplate(
  db: Db,
  { baseTemplateId }: Pick<TemplateOrigin, 'baseTemplateId'>,
  { active, ...version }: NewVersion,
  now: Date,
): Promise<StoredTemplate> {
  const { id } = await db
    .insertInto('templates')
    .values({ baseTemplateId, active, created: now, updated: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return addVersion(db, id, 1, version)
}

export async function setTemplate(
  db: Db,
  templateId: string,
  { active, ...version }: NewVersion,
  now: Date,
): Promise<StoredTemplate> {
  const row = await db
    .updateTable('templates')
    .set((eb) => ({ active, updated: now, version: eb('version', '+', 1) }))
    .where('id', '=', numberOf(templateId))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  return addVersion(db, row.id, row.version, version)
}

async function addVersion(
  db: Db,
  templateId: number,
  version: number,
  { name, description, projectTypes, roomTemplates, panels, sdkVersion }: Omit<NewVersion, 'active'>,
): Promise<StoredTemplate> {
  await db
    .insertInto('templateVersions')
    .values({
      templateId,
      version,
      sdkVersion,
      name,
      nameSort: sortKey(name),
      description,
      projectTypes,
      roomTemplates: JSON.stringify(roomTemplates),
      panels: JSON.stringify(panels),
    })
    .execute()
  const stored = await findOwnTemplate(db, `F-${templateId}`, version)
  if (!stored) throw new Error(`template F-${templateId} was not stored`)
  return stored
}

export async function setInactive(db: Db, templateId: string, now: Date): Promise<void> {
  await db
    .updateTable('templates')
    .set({ active: false, updated: now })
    .where('id', '=', numberOf(templateId))
    .execute()
}

export async function deleteTemplate(db: Db, templateId: string): Promise<void> {
  await db.deleteFrom('templates').where('id', '=', numberOf(templateId)).execute()
}

/** How many copies of notices stand on each version of the standard. */
export async function countTemplatesByVersion(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('templates as t')
    .innerJoin('templateVersions as v', (join) =>
      join.onRef('v.templateId', '=', 't.id').onRef('v.version', '=', 't.version'),
    )
    .select(({ fn }) => ['v.sdkVersion', fn.countAll<number>().as('count')])
    .where('v.sdkVersion', 'is not', null)
    .groupBy('v.sdkVersion')
    .execute()
  return new Map(rows.map(({ sdkVersion, count }) => [sdkVersion ?? '', Number(count)]))
}
