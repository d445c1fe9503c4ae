import type { StampSource } from '@allmende/domain/method.ts'
import type { Db } from '../database/schema.ts'

export type RefusedFiling = {
  offerId: number
  lotId: number
  by: string
  cause: string
  deadline: Date | null
  stampedBy: StampSource
}

export async function addRefusedFilings(db: Db, refused: readonly RefusedFiling[], at: Date): Promise<void> {
  if (refused.length === 0) return
  await db
    .insertInto('refusedFilings')
    .values(refused.map((filing) => ({ ...filing, at })))
    .execute()
}

/** More than anybody reads; all of them stay in the log. */
const mostRefused = 500

/** The newest ones, the oldest of them first. */
export const listRefusedFilings = async (db: Db, offerId: number) =>
  (
    await db
      .selectFrom('refusedFilings')
      .select(['at', 'stampedBy', 'lotId', 'cause', 'deadline'])
      .where('offerId', '=', offerId)
      .orderBy('id', 'desc')
      .limit(mostRefused)
      .execute()
  ).toReversed()
