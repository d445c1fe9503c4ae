import { nameOf } from '@allmende/domain/actor.ts'
import { bidderOf } from '@allmende/domain/rooms/room-standing.ts'
import type { Db } from '../database/schema.ts'
import type { Context } from '../rpc/method.ts'

/** What people write about tenders is known to an area above; it tells through this how much of it is new. */
export type NewMessages = {
  /** How many are new to somebody in each of these tenders; those without any are left out. */
  count: (
    db: Db,
    reader: { email: string; organizationId: number | null },
    tenderIds: readonly number[],
  ) => Promise<ReadonlyMap<number, number>>
}

/** To whoever asks; to somebody who is nobody, nothing is. */
export async function newMessagesIn(
  { db, actor, newMessages }: Pick<Context, 'db' | 'actor' | 'newMessages'>,
  tenderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (actor.kind !== 'user') return new Map()
  return newMessages.count(db, { email: nameOf(actor), organizationId: bidderOf(actor) }, tenderIds)
}
