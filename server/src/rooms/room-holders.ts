import type { Surroundings } from '@allmende/domain/rooms/rooms.policy.ts'
import type { Db } from '../database/schema.ts'
import type { Context } from '../rpc/method.ts'

/** What a room belongs to is known to the areas above; they tell through this who the caller is to it. */
export type RoomHolders = {
  around: (context: Pick<Context, 'db' | 'actor' | 'now'>, tenderId: number) => Promise<Surroundings | null>
  /** Its rooms have changed: who has it open in a form must not overwrite that. */
  roomsChanged: (db: Db, tenderId: number, now: Date) => Promise<void>
}
