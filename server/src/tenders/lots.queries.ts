import type { LotFacts } from '@allmende/domain/tenders/lots.ts'
import type { Lot } from '@allmende/domain/tenders/tenders.contract.ts'
import { among } from '../database/among.ts'
import type { Db } from '../database/schema.ts'
import { addCourses } from '../procedure/courses.queries.ts'
import { resumedRoundsIn } from '../procedure/resumed-rounds.ts'

export async function listLots(db: Db, tenderId: number): Promise<Lot[]> {
  const rows = await db
    .selectFrom('tenderLots')
    .innerJoin('lotCourses', 'lotCourses.lotId', 'tenderLots.id')
    .select(['id', 'identifier', 'name', 'stage', 'outcome'])
    .select(['applicationDeadline', 'offerDeadline', 'resumedRounds', 'roundDays', 'propertyIds'])
    .where('tenderId', '=', tenderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, resumedRounds: resumedRoundsIn(row.resumedRounds) }))
}

/** A lot that is still there keeps its number, wherever it now stands and whatever it is called. */
export async function setLots(db: Db, tenderId: number, lots: readonly LotFacts[]): Promise<void> {
  const before = await listLots(db, tenderId)
  const idOf = new Map(before.map(({ id, identifier }) => [identifier, id]))
  const there = new Set(lots.map(({ identifier }) => identifier))
  const gone = before.filter(({ identifier }) => !there.has(identifier)).map(({ id }) => id)
  if (gone.length > 0) await db.deleteFrom('tenderLots').where(among('id', gone)).execute()
  const rows = lots.map((lot, position) => ({ ...lot, tenderId, position, id: idOf.get(lot.identifier) }))
  for (const { id, ...lot } of rows) {
    if (id !== undefined) await db.updateTable('tenderLots').set(lot).where('id', '=', id).execute()
  }
  const added = rows.filter(({ id }) => id === undefined).map(({ id: _new, ...lot }) => lot)
  if (added.length === 0) return
  const ids = await db.insertInto('tenderLots').values(added).returning('id').execute()
  await addCourses(
    db,
    ids.map(({ id }) => id),
  )
}
