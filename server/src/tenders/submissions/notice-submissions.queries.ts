import type { PanelValues } from '@allmende/domain/notices/values/values.ts'
import type { NoticeSubmission } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import type { Selectable, Updateable } from 'kysely'
import { randomId } from '../../database/random-id.ts'
import type { Db } from '../../database/schema.ts'
import type { NoticeSubmissionsTable } from './notice-submissions.tables.ts'

const shownColumns = [
  'id',
  'kind',
  'noticeId',
  'version',
  'state',
  'since',
  'created',
  'createdBy',
  'answered',
  'due',
  'problem',
  'publicationNumber',
  'publicationDate',
  'failures',
  'reason',
  'mendings',
  'steps',
] as const

/** What the job works on; the XML stays where it is. */
const workedColumns = [
  ...shownColumns,
  'tenderId',
  'tenderVersion',
  'attempts',
  'sent',
  'asked',
  'missedSince',
] as const
export type Submission = Pick<Selectable<NoticeSubmissionsTable>, (typeof workedColumns)[number]>

export async function listSubmissions(db: Db, tenderId: number): Promise<NoticeSubmission[]> {
  const rows = await db
    .selectFrom('noticeSubmissions')
    .select(shownColumns)
    .where('tenderId', '=', tenderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...row,
    steps: row.steps.map(({ state, at }) => ({ state, at: new Date(at) })),
  }))
}

/** What was last sent of one; null where nothing was. */
export async function findSentXml(db: Db, tenderId: number, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('noticeSubmissions')
    .select('xml')
    .where('tenderId', '=', tenderId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.xml ?? null
}

/** Whether another tender has sent a notice of that id. */
export async function isNoticeIdOfAnother(db: Db, noticeId: string, tenderId: number): Promise<boolean> {
  const other = await db
    .selectFrom('noticeSubmissions')
    .select('id')
    .where('noticeId', '=', noticeId)
    .where('tenderId', '!=', tenderId)
    .executeTakeFirst()
  return other !== undefined
}

export type NewSubmission = Pick<
  Submission,
  'tenderId' | 'tenderVersion' | 'kind' | 'noticeId' | 'version' | 'reason' | 'createdBy'
> & { panels: PanelValues }

export async function addSubmission(
  db: Db,
  { panels, ...submission }: NewSubmission,
  now: Date,
): Promise<void> {
  const state = 'QUEUED'
  await db
    .insertInto('noticeSubmissions')
    .values({
      id: randomId(),
      ...submission,
      panels: JSON.stringify(panels),
      state,
      since: now,
      created: now,
      steps: JSON.stringify([{ state, at: now.toISOString() }]),
      due: now,
      failures: '[]',
    })
    .execute()
}

export async function listSubmissionsById(db: Db, ids: readonly number[]): Promise<Submission[]> {
  if (ids.length === 0) return []
  return db.selectFrom('noticeSubmissions').select(workedColumns).where('id', 'in', ids).execute()
}

/** Locks one, so that what was read still holds when it is changed. */
export async function lockSubmission(db: Db, id: number): Promise<Submission | null> {
  const row = await db
    .selectFrom('noticeSubmissions')
    .select(workedColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export type SubmissionChange = Omit<
  Updateable<NoticeSubmissionsTable>,
  'id' | 'tenderId' | 'steps' | 'since' | 'failures' | 'panels'
> & { failures?: NoticeSubmission['failures']; panels?: PanelValues }

/** A new state is a new step; `since` tells when it began. */
export async function setSubmission(
  db: Db,
  before: Submission,
  { failures, panels, ...change }: SubmissionChange,
  now: Date,
): Promise<void> {
  const { state } = change
  const isNew = state !== undefined && isNews(before, state)
  const steps = [...before.steps, { state, at: now.toISOString() }]
  await db
    .updateTable('noticeSubmissions')
    .set({
      ...change,
      ...(panels && { panels: JSON.stringify(panels) }),
      ...(failures && { failures: JSON.stringify(failures) }),
      ...(isNew && { since: now, steps: JSON.stringify(steps) }),
    })
    .where('id', '=', before.id)
    .execute()
  if (isNew) await lookAtWaiting(db, before.tenderId, now)
}

/** Whatever has come to another state may be what the others of its tender wait for. */
async function lookAtWaiting(db: Db, tenderId: number, now: Date): Promise<void> {
  await db
    .updateTable('noticeSubmissions')
    .set({ due: now })
    .where('tenderId', '=', tenderId)
    .where('state', '=', 'QUEUED')
    .where('attempts', '=', 0)
    .where('due', 'is', null)
    .execute()
}

/** A further attempt to hand it over is no news. */
export const isNews = (before: Pick<Submission, 'state' | 'attempts'>, state: Submission['state']): boolean =>
  state !== before.state && !(before.attempts > 0 && (state === 'QUEUED' || state === 'SENDING'))
