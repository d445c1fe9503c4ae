import type { LotCourse } from '@allmende/domain/procedure/state.ts'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'

/** What is kept of a lot's procedure; its deadlines stand in the lot's own row. */
export type KeptCourse = Omit<LotCourse, 'applicationDeadline' | 'offerDeadline'>

export async function listCourses(db: Db, lotIds: readonly number[]): Promise<Map<number, KeptCourse>> {
  if (lotIds.length === 0) return new Map()
  const rows = await db.selectFrom('lotCourses').selectAll().where(among('lotId', lotIds)).execute()
  return new Map(
    rows.map(({ lotId, openUser, openDate, openTarget, openRound, ...row }) => [
      lotId,
      {
        id: lotId,
        stage: row.stage,
        outcome: row.outcome,
        lastOpenedRound: row.lastOpenedRound,
        opening:
          openUser !== null && openDate !== null && openTarget !== null
            ? { user: openUser, date: openDate, target: openTarget, round: openRound }
            : null,
        award:
          row.awardOfferId !== null && row.awardAnnounced !== null
            ? {
                offerId: row.awardOfferId,
                announcedAt: row.awardAnnounced,
                awardableFrom: row.awardableFrom,
              }
            : null,
      },
    ]),
  )
}

/** Every lot has one from its beginning. */
export async function addCourses(db: Db, lotIds: readonly number[]): Promise<void> {
  if (lotIds.length === 0) return
  await db
    .insertInto('lotCourses')
    .values(lotIds.map((lotId) => ({ lotId })))
    .execute()
}

export async function setCourse(db: Db, { id, opening, award, ...course }: KeptCourse): Promise<void> {
  await db
    .updateTable('lotCourses')
    .set({
      stage: course.stage,
      outcome: course.outcome,
      lastOpenedRound: course.lastOpenedRound,
      openUser: opening?.user ?? null,
      openDate: opening?.date ?? null,
      openTarget: opening?.target ?? null,
      openRound: opening?.round ?? null,
      awardOfferId: award?.offerId ?? null,
      awardAnnounced: award?.announcedAt ?? null,
      awardableFrom: award?.awardableFrom ?? null,
    })
    .where('lotId', '=', id)
    .execute()
}
