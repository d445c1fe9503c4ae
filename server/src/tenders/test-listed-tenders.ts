import type { Insertable } from 'kysely'
import type { Db } from '../database/schema.ts'
import type { TendersTable } from './tenders.tables.ts'

const hour = 3_600_000
/** So many hours from now. */
export const hoursAhead = (hours: number): Date => new Date(Date.now() + hours * hour)

/** A tender's row as a list needs it, public since yesterday unless told otherwise. */
export async function addListed(db: Db, facts: Partial<Insertable<TendersTable>> = {}): Promise<number> {
  const name = facts.name ?? 'Fähre'
  const since = hoursAhead(-24)
  const { id } = await db
    .insertInto('tenders')
    .values({
      templateId: 'EU-19',
      templateVersion: 1,
      sdkVersion: '1.7',
      type: 0,
      name,
      nameSort: name.toLowerCase(),
      description: '',
      stage: 2,
      published: since,
      publicFrom: since,
      archived: null,
      organizationId: null,
      applicationDeadline: null,
      offerDeadline: null,
      finalDeadline: null,
      deadlinePeriodDays: null,
      panels: '[]',
      roomTemplates: '[]',
      created: since,
      updated: since,
      outsideStage: facts.stage === undefined ? 2 : facts.stage,
      outsideDeadline: facts.deadline ?? null,
      ...facts,
    } as Insertable<TendersTable>)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const asDraft = { stage: null, published: null, publicFrom: null } as const
export const asScheduled = { published: hoursAhead(24), publicFrom: hoursAhead(24) }
export const asArchived = { stage: 7, archived: hoursAhead(-1) }
