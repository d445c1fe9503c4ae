import type { LotCourse } from '@allmende/domain/procedure/state.ts'
import type { Selectable } from 'kysely'
import { among } from '../../database/among.ts'
import type { Db } from '../../database/schema.ts'
import type { LotCoursesTable } from '../../procedure/procedure.tables.ts'
import { resumedRoundsIn } from '../../procedure/resumed-rounds.ts'

/** The lots of these tenders in their order, each with how far it is. */
export async function listLotCourses(
  db: Db,
  tenderIds: readonly number[],
): Promise<Map<number, LotCourse[]>> {
  const rows = await db
    .selectFrom('tenderLots')
    .innerJoin('lotCourses', 'lotCourses.lotId', 'tenderLots.id')
    .select(['tenderLots.tenderId', 'tenderLots.applicationDeadline', 'tenderLots.offerDeadline'])
    .selectAll('lotCourses')
    .where(among('tenderLots.tenderId', tenderIds))
    .orderBy('tenderLots.position')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ tenderId }) => tenderId)].map(([id, lots]) => [id, lots.map(courseIn)]),
  )
}

type Row = Selectable<LotCoursesTable> & Pick<LotCourse, 'applicationDeadline' | 'offerDeadline'>

const courseIn = ({ lotId, openUser, openDate, openTarget, openRound, ...row }: Row): LotCourse => ({
  id: lotId,
  applicationDeadline: row.applicationDeadline,
  offerDeadline: row.offerDeadline,
  stage: row.stage,
  outcome: row.outcome,
  resumedRounds: resumedRoundsIn(row.resumedRounds),
  roundDays: row.roundDays,
  lastOpenedRound: row.lastOpenedRound,
  opening:
    openUser !== null && openDate !== null && openTarget !== null
      ? { user: openUser, date: openDate, target: openTarget, round: openRound }
      : null,
  award:
    row.awardOfferId !== null && row.awardAnnounced !== null
      ? { offerId: row.awardOfferId, announcedAt: row.awardAnnounced, awardableFrom: row.awardableFrom }
      : null,
})
