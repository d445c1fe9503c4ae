import { beginningOf } from '@allmende/domain/changes.ts'
import type { ChangeLine } from '@allmende/domain/procedure/announced-change.ts'
import type { StandingDeadlines } from '@allmende/domain/tenders/deadlines-in-force.ts'
import type { LeftOut } from '@allmende/domain/tenders/used-deadlines.ts'
import type { CourseStep, TeamTender } from '@allmende/domain/tenders/tenders.contract.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import {
  baseOf,
  type ChangedContent,
  contentOf,
  leftOutIn,
  type StoredLeftOut,
  type VersionContent,
  versionOf,
} from './stored-values.ts'
import type { ToldLine } from './told-of-change.ts'

/** Which version is announced, and whether a change lies beside it. */
export async function findChangeHead(
  db: Db,
  tenderId: number,
): Promise<Pick<TeamTender, 'hasChanges' | 'pendingChange' | 'announcedVersion'>> {
  const { newest } = await db
    .selectFrom('tenderVersions')
    .select((eb) => eb.fn.max('version').as('newest'))
    .where('tenderId', '=', tenderId)
    .executeTakeFirstOrThrow()
  const pending = await db
    .selectFrom('tenderChanges')
    .select(['updated', 'by'])
    .where('tenderId', '=', tenderId)
    .executeTakeFirst()
  return { hasChanges: pending !== undefined, pendingChange: pending ?? null, announcedVersion: newest }
}

/** So many of the newest are told with the tender, and so much of why; the versions have all of it. */
const mostSteps = 200
const longestReason = 1000

/** The announced changes, each as a step of the lots it concerns; the first of them says why. */
export async function listChangeSteps(db: Db, tenderId: number): Promise<CourseStep[]> {
  const changes = await db
    .selectFrom('tenderVersions')
    .select(['announced as at', 'by', 'reason', 'lotIds'])
    .where('tenderId', '=', tenderId)
    .where('version', '>', 1)
    .orderBy('version', 'desc')
    .limit(mostSteps)
    .execute()
  return changes.toReversed().flatMap(({ lotIds, reason, ...change }) =>
    (lotIds?.length ? lotIds : [null]).map((lotId, position) => ({
      ...change,
      reason: position === 0 ? beginningOf(reason, longestReason) : null,
      lotId,
      stage: null,
      outcome: null,
      event: 'CHANGE_ANNOUNCED' as const,
    })),
  )
}

export async function findVersion(db: Db, tenderId: number, version: number): Promise<VersionContent | null> {
  const row = await db
    .selectFrom('tenderVersions')
    .select('content')
    .where('tenderId', '=', tenderId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ? versionOf(row.content) : null
}

/** A version with the moment it was announced. */
export async function findAnnounced(
  db: Db,
  tenderId: number,
  version: number,
): Promise<{ announced: Date; content: VersionContent } | null> {
  const row = await db
    .selectFrom('tenderVersions')
    .select(['announced', 'content'])
    .where('tenderId', '=', tenderId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ? { announced: row.announced, content: versionOf(row.content) } : null
}

/** The number of the version that was announced at this moment. */
export async function findVersionAnnounced(db: Db, tenderId: number, at: Date): Promise<number | null> {
  const row = await db
    .selectFrom('tenderVersions')
    .select('version')
    .where('tenderId', '=', tenderId)
    .where('version', '>', 1)
    .where('announced', '=', at)
    .executeTakeFirst()
  return row?.version ?? null
}

/** What is published is the first; the tender's and its lots' rows say what it is. */
export async function addFirstVersion(
  db: Db,
  tenderId: number,
  { announced, by }: { announced: Date; by: string },
): Promise<void> {
  await sql`
    insert into tender_versions (tender_id, version, announced, effective, "by", reason, "text", content, changes)
    select
      id, 1, ${announced}, ${announced}, ${by}, '', '',
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
    from tenders where id = ${tenderId}`.execute(db)
}

/** What the draft said besides lies with what became of it. */
export async function keepLeftOut(db: Db, tenderId: number, leftOut: LeftOut): Promise<void> {
  await sql`
    update tender_versions set content = content || jsonb_build_object('leftOut', ${JSON.stringify(leftOut)}::jsonb)
    where tender_id = ${tenderId} and version = 1`.execute(db)
}

export async function findLeftOut(db: Db, tenderId: number): Promise<LeftOut | null> {
  const row = await db
    .selectFrom('tenderVersions')
    .select(sql<StoredLeftOut | null>`content->'leftOut'`.as('leftOut'))
    .where('tenderId', '=', tenderId)
    .where('version', '=', 1)
    .executeTakeFirst()
  return row?.leftOut ? leftOutIn(row.leftOut) : null
}

/** The portal may have it appear later than was meant. */
export async function setFirstAnnounced(db: Db, tenderId: number, announced: Date): Promise<void> {
  await db
    .updateTable('tenderVersions')
    .set({ announced, effective: announced })
    .where('tenderId', '=', tenderId)
    .where('version', '=', 1)
    .execute()
}

export type NewVersion = {
  announced: Date
  effective: Date
  overtook: readonly number[]
  by: string
  reason: string
  text: string
  changes: readonly ChangeLine[]
  /** The same as bidders are told it. */
  told: readonly ToldLine[]
  content: VersionContent
}

/** The lots that lines concern; null for all of them. */
export function lotsTouched(lines: readonly ChangeLine[]): number[] | null {
  const touched = lines.map(({ lotId }) => lotId)
  return touched.every((lotId) => lotId !== null) ? [...new Set(touched)] : null
}

/** The next one; its number. */
export async function addVersion(
  db: Db,
  tenderId: number,
  { content, changes, told, overtook, ...version }: NewVersion,
): Promise<number> {
  const lotIds = lotsTouched(told.filter(({ toInvited }) => !toInvited))
  const newest = await db
    .selectFrom('tenderVersions')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('tenderId', '=', tenderId)
    .executeTakeFirstOrThrow()
  const next = (newest.version ?? 0) + 1
  await db
    .insertInto('tenderVersions')
    .values({
      tenderId,
      version: next,
      ...version,
      lotIds,
      overtook: [...overtook],
      content: JSON.stringify(content),
      changes: JSON.stringify(changes),
      told: JSON.stringify(told),
    })
    .execute()
  return next
}

/** As a draft a tender has none. */
export async function removeVersions(db: Db, tenderId: number): Promise<void> {
  await db.deleteFrom('tenderVersions').where('tenderId', '=', tenderId).execute()
}

export type PendingChange = { content: ChangedContent; from: StandingDeadlines }

export async function findPendingChange(db: Db, tenderId: number): Promise<PendingChange | null> {
  const row = await db
    .selectFrom('tenderChanges')
    .select(['content', 'base'])
    .where('tenderId', '=', tenderId)
    .executeTakeFirst()
  return row ? { content: contentOf(row.content), from: baseOf(row.base) } : null
}

export async function setPendingChange(
  db: Db,
  tenderId: number,
  { content, from, by }: PendingChange & { by: string },
  now: Date,
): Promise<void> {
  const change = { content: JSON.stringify(content), base: JSON.stringify(from), updated: now, by }
  await db
    .insertInto('tenderChanges')
    .values({ tenderId, ...change })
    .onConflict((conflict) => conflict.column('tenderId').doUpdateSet(change))
    .execute()
}

export async function removePendingChange(db: Db, tenderId: number): Promise<void> {
  await db.deleteFrom('tenderChanges').where('tenderId', '=', tenderId).execute()
}
