import type { LotCourse } from '@allmende/domain/procedure/state.ts'
import type { Db } from '../database/schema.ts'

/** What is kept of a lot's procedure; its deadlines stand in the lot's own row. */
type KeptCourse = Omit<LotCourse, 'applicationDeadline' | 'offerDeadline'>

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
      resumedRounds: JSON.stringify(course.resumedRounds),
      roundDays: course.roundDays,
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
