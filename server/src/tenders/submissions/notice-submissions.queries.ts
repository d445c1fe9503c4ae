import type { NoticeSubmission } from '@allmende/domain/tenders/submissions/notice-submissions.ts'
import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { NoticeSubmissionsTable } from './notice-submissions.tables.ts'

const shownColumns = [
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
  'steps',
] as const

/** What the job works on; the XML stays where it is. */
const workedColumns = [
  ...shownColumns,
  'id',
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
    .orderBy('version')
    .execute()
  return rows.map((row) => ({
    ...row,
    steps: row.steps.map(({ state, at }) => ({ state, at: new Date(at) })),
  }))
}

/** What was last sent of the newest version; null where nothing was. */
export async function findSentXml(db: Db, tenderId: number): Promise<string | null> {
  const row = await db
    .selectFrom('noticeSubmissions')
    .select('xml')
    .where('tenderId', '=', tenderId)
    .orderBy('version', 'desc')
    .limit(1)
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
  'tenderId' | 'tenderVersion' | 'noticeId' | 'version' | 'createdBy'
>

export async function addSubmission(db: Db, submission: NewSubmission, now: Date): Promise<void> {
  const state = 'QUEUED'
  await db
    .insertInto('noticeSubmissions')
    .values({
      ...submission,
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

/** The newest one of a tender, locked. */
export async function lockNewestSubmission(db: Db, tenderId: number): Promise<Submission | null> {
  const row = await db
    .selectFrom('noticeSubmissions')
    .select(workedColumns)
    .where('tenderId', '=', tenderId)
    .orderBy('version', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export type SubmissionChange = Omit<
  Updateable<NoticeSubmissionsTable>,
  'id' | 'tenderId' | 'steps' | 'since' | 'failures'
> & { failures?: NoticeSubmission['failures'] }

/** A new state is a new step; `since` tells when it began. */
export async function setSubmission(
  db: Db,
  before: Submission,
  { failures, ...change }: SubmissionChange,
  now: Date,
): Promise<void> {
  const { state } = change
  const isNew = state !== undefined && isNews(before, state)
  const steps = [...before.steps, { state, at: now.toISOString() }]
  await db
    .updateTable('noticeSubmissions')
    .set({
      ...change,
      ...(failures && { failures: JSON.stringify(failures) }),
      ...(isNew && { since: now, steps: JSON.stringify(steps) }),
    })
    .where('id', '=', before.id)
    .execute()
}

/** A further attempt to hand it over is no news. */
export const isNews = (before: Pick<Submission, 'state' | 'attempts'>, state: Submission['state']): boolean =>
  state !== before.state && !(before.attempts > 0 && (state === 'QUEUED' || state === 'SENDING'))
