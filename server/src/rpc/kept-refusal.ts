import { visitor } from '@allmende/domain/actor.ts'
import { Refusal, type Refused } from '@allmende/domain/verdict.ts'
import type { Db } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Announcement } from './announcements.ts'
import type { HouseParts, PreparedCall } from './calls.ts'
import { deed, enter, eventsIn, tell } from './deed.ts'

/** What of a refused call stays, although the call itself is undone. */
export type Kept = { run: (db: Db) => Promise<void>; announce?: readonly Announcement[] }

/** A "no" with consequences: they are written in a transaction of their own before it is answered. */
export class KeptRefusal extends Refusal {
  readonly kept: Kept
  constructor(verdict: Refused, kept: Kept) {
    super(verdict)
    this.kept = kept
  }
}

/** What of a refused call stays is written in a transaction of its own, before the call is answered. */
export async function keepRefusal(
  parts: HouseParts,
  { caller, call }: PreparedCall,
  refusal: Refusal,
  alongside: (db: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  const { event, mails = [] } = refusal.verdict
  const kept = refusal instanceof KeptRefusal ? refusal.kept : null
  if (!event && mails.length === 0 && !kept) return
  const stays = deed(caller.session?.actor ?? visitor, call.now, {
    events: eventsIn(event ?? null),
    mails,
    announcements: kept?.announce ?? [],
  })
  await inTransaction(parts.db, async (db) => {
    await alongside(db)
    await kept?.run(db)
    await enter(parts, db, stays)
  })
  tell(parts, stays)
}
