import type { CourseStepsTable } from './procedure.tables.ts'
import type { Db } from '../database/schema.ts'

export type NewStep = Omit<CourseStepsTable, 'id'>

export async function addCourseSteps(db: Db, steps: readonly NewStep[]): Promise<void> {
  if (steps.length === 0) return
  await db
    .insertInto('courseSteps')
    .values([...steps])
    .execute()
}

/** More than a tender goes through; what is beyond stands in the log. */
const mostListed = 1000

export const listCourseSteps = (db: Db, tenderId: number): Promise<Omit<NewStep, 'tenderId'>[]> =>
  db
    .selectFrom('courseSteps')
    .select(['lotId', 'stage', 'outcome', 'event', 'reason', 'at', 'by'])
    .where('tenderId', '=', tenderId)
    .orderBy('id')
    .limit(mostListed)
    .execute()

/** Why a tender was cancelled; null where nobody said so. */
export async function findCancelReason(db: Db, tenderId: number): Promise<string | null> {
  const step = await db
    .selectFrom('courseSteps')
    .select('reason')
    .where('tenderId', '=', tenderId)
    .where('stage', '=', 8)
    .executeTakeFirst()
  return step?.reason ?? null
}
