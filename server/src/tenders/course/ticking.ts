import { bySystem } from '@allmende/domain/actor.ts'
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
  // To move it at all is to do what is due.
  run: (context, head) => move(context, head, (state) => ({ allowed: true, state, happened: [] })),
  record: (_head, { events }) => events,
  mails: (_head, { mails }) => mails,
  announce: (head, { mails }) => tenderMoved({ ...head, mails }),
})
