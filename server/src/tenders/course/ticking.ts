import { bySystem } from '@allmende/domain/actor.ts'
import { tick } from '@allmende/domain/procedure/clock.ts'
import { systemStep } from '../../rpc/system.ts'
import { tenderMoved } from '../announcing.ts'
import { findTenderHead } from '../tenders.queries.ts'
import { takeDueTender } from './due.queries.ts'
import { move } from './moving.ts'

/** What has become due for a tender happens once: whoever takes it first marks it as done in the same transaction. */
export const ticking = systemStep({
  load: async ({ db, now }, tenderId: number) =>
    (await takeDueTender(db, tenderId, now)) ? findTenderHead(db, tenderId) : null,
  allow: bySystem,
  run: (context, head) => move(context, head, (state) => tick(state, {}, context.now)),
  record: (_head, { events }) => events,
  mails: (_head, { mails }) => mails,
  announce: (head, { mails }) => tenderMoved({ ...head, mails }),
})
