import type { NewTender, TeamMember, Tender, TenderHead } from '@allmende/domain/tenders/tenders.contract.ts'
import type { Deadlines } from '@allmende/domain/tenders/tenders.rules.ts'
import { sortKey } from '@allmende/domain/sort-key.ts'
import { refuse } from '@allmende/domain/verdict.ts'
import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { listInformationRooms } from '../rooms/information-rooms.queries.ts'
import { listLots } from './lots.queries.ts'
import { findImported } from './notice/notice-sources.queries.ts'
import { listSubmissions } from './submissions/notice-submissions.queries.ts'
import { countActiveEditors, listTeam } from './team.queries.ts'
import { holdTender, takeTender } from './tender-locks.ts'

/** What a list shows of a tender. */
export const rowColumns = [
  'tenders.id',
  'tenders.templateId',
  'tenders.templateVersion',
  'tenders.sdkVersion',
  'tenders.name',
  'tenders.description',
  'tenders.type',
  'tenders.stage',
  'tenders.published',
  'tenders.archived',
  'tenders.created',
  'tenders.updated',
  'tenders.version',
  'tenders.organizationId',
  'organizations.name as organizationName',
  'tenders.applicationDeadline',
  'tenders.offerDeadline',
  'tenders.finalDeadline',
  'tenders.deadlinePeriodDays',
  'tenders.skippedPhases',
  'tenders.isMarked',
  'tenders.heardAt',
  'tenders.publicFrom',
] as const

const tenders = (db: Db, id: number) =>
  db
    .selectFrom('tenders')
    .leftJoin('organizations', 'organizations.id', 'tenders.organizationId')
    .select([...rowColumns, 'tenders.panels', 'tenders.roomTemplates', 'tenders.resultOf'])
    .where('tenders.id', '=', id)

type Row = Awaited<ReturnType<ReturnType<typeof tenders>['executeTakeFirstOrThrow']>>

async function whole(db: Db, row: Row): Promise<Tender> {
  const [lots, team] = [await listLots(db, row.id), await listTeam(db, row.id)]
  const activeEditors = await countActiveEditors(db, row.id)
  const notices = await listSubmissions(db, row.id)
  const imported = await findImported(db, row.id)
  const informationRooms = await listInformationRooms(db, row.id)
  const propertyIds = [...new Set(lots.flatMap((lot) => lot.propertyIds))]
  return { ...row, lots, team, activeEditors, informationRooms, propertyIds, notices, imported }
}

export async function findTender(db: Db, id: number): Promise<Tender | null> {
  const row = await tenders(db, id).executeTakeFirst()
  return row ? whole(db, row) : null
}

const headColumns = [
  'id',
  'name',
  'type',
  'stage',
  'published',
  'publicFrom',
  'isMarked',
  'heardAt',
  'archived',
  'organizationId',
] as const

const team = sql<TeamMember[]>`(
  select coalesce(json_agg(json_build_object('userName', user_email, 'role', role) order by position), '[]')
  from tender_team where tender_id = tenders.id)`

const heads = (db: Db, id: number) => db.selectFrom('tenders').select(headColumns).where('id', '=', id)

/** What decides about a tender and names it; panels stay where they are. */
export async function findTenderHead(db: Db, id: number): Promise<TenderHead | null> {
  return (await heads(db, id).select(team.as('team')).executeTakeFirst()) ?? null
}

/** The same, locked, so that what was checked still holds when the tender is changed. */
export async function lockTenderHead(db: Db, id: number): Promise<TenderHead | null> {
  await takeTender(db, id)
  const row = await heads(db, id).forUpdate().executeTakeFirst()
  // Asked apart: whoever was waited for may have changed it.
  return row ? { ...row, team: await listTeam(db, id) } : null
}

/**
 * For who changes nothing but a part of hers: nobody moves the tender meanwhile, and others file beside her. Where
 * something is due she waits for her turn as everybody does, because that changes the tender.
 */
export async function holdTenderHead(
  db: Db,
  { id, due }: { id: number; due: Date | null },
  now: Date,
): Promise<TenderHead | null> {
  if (due !== null && due <= now) return lockTenderHead(db, id)
  await holdTender(db, id)
  return findTenderHead(db, id)
}

/** One that was found before; whoever deletes tenders will have to think of this. */
export async function existingTender(db: Db, id: number): Promise<Tender> {
  return (await findTender(db, id)) ?? refuse('notFound')
}

/** Locks the tender, so that what was checked still holds when it is changed. */
export async function lockTender(db: Db, id: number): Promise<Tender | null> {
  await takeTender(db, id)
  const row = await tenders(db, id).forUpdate('tenders').executeTakeFirst()
  return row ? whole(db, row) : null
}

/** The number of the next tender; its row follows in the same transaction. */
export async function takeTenderId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('tenders', 'id'))::integer as id`.execute(db)
  return rows[0]?.id ?? 0
}

/** What saving writes, whether the tender is new or known. */
export type StoredFacts = Deadlines &
  Pick<Tender, 'name' | 'description' | 'organizationId' | 'panels' | 'roomTemplates'>

/** The form a tender is made from is chosen once. */
export type Origin = Pick<NewTender, 'templateId' | 'type'> &
  Pick<Tender, 'id' | 'templateVersion' | 'sdkVersion'> &
  Partial<Pick<Tender, 'resultOf'>>

export async function addTender(db: Db, origin: Origin, facts: StoredFacts, now: Date): Promise<void> {
  await db
    .insertInto('tenders')
    .values({
      ...origin,
      ...toColumns(facts),
      stage: null,
      published: null,
      archived: null,
      created: now,
      updated: now,
    })
    .execute()
}

/** Raises the version that guards it. */
export async function setTender(
  db: Db,
  { id, type }: Pick<Tender, 'id' | 'type'>,
  facts: StoredFacts,
  now: Date,
): Promise<void> {
  await db
    .updateTable('tenders')
    .set({ ...toColumns(facts), type, updated: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** What a draft is published with. */
export async function setAnnounced(
  db: Db,
  id: number,
  {
    panels,
    applicationDeadline,
    offerDeadline,
  }: Pick<Tender, 'panels' | 'applicationDeadline' | 'offerDeadline'>,
): Promise<void> {
  await db
    .updateTable('tenders')
    .set({ panels: JSON.stringify(panels), applicationDeadline, offerDeadline })
    .where('id', '=', id)
    .execute()
}

export async function setPanels(db: Db, id: number, panels: Tender['panels']): Promise<void> {
  await db
    .updateTable('tenders')
    .set({ panels: JSON.stringify(panels) })
    .where('id', '=', id)
    .execute()
}

/** The rooms that bidders get. */
export async function setRoomTemplates(
  db: Db,
  id: number,
  roomTemplates: Tender['roomTemplates'],
): Promise<void> {
  await db
    .updateTable('tenders')
    .set({ roomTemplates: JSON.stringify(roomTemplates) })
    .where('id', '=', id)
    .execute()
}

/** What belongs to it has changed elsewhere: whoever edits it has to look again. */
export async function raiseVersion(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('tenders')
    .set({ updated: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

function toColumns({ panels, roomTemplates, ...facts }: StoredFacts) {
  return {
    ...facts,
    nameSort: sortKey(facts.name),
    panels: JSON.stringify(panels),
    roomTemplates: JSON.stringify(roomTemplates),
  }
}
