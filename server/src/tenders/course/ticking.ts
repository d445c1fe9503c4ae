import { bySystem } from '@allmende/domain/actor.ts'
import type { Happening } from '@allmende/domain/procedure/state.ts'
import { systemStep } from '../../rpc/system.ts'
import { insideOnly, tenderMoved } from '../announcing.ts'
import { findTenderHead } from '../tenders.queries.ts'
import { takeDueTender } from './due.queries.ts'
import { move } from './moving.ts'

/** An opening nobody completed, and how long a lot has to wait: nobody outside may notice. */
const teams: readonly Happening['kind'][] = ['openingExpired', 'waitingPeriodOver']
const isTeams = ({ kind }: Happening): boolean => teams.includes(kind)

/** What has become due for a tender happens once: whoever takes it first marks it as done in the same transaction. */
export const ticking = systemStep({
  load: async ({ db, now }, tenderId: number) =>
    (await takeDueTender(db, tenderId, now)) ? findTenderHead(db, tenderId) : null,
  allow: bySystem,
  // To move it at all is to do what is due.
  run: (context, head) => move(context, head, (state) => ({ allowed: true, state, happened: [] })),
  record: (_head, { events }) => events,
  mails: (_head, { mails }) => mails,
  announce: (head, { mails, happened }) =>
    tenderMoved({ ...head, mails, onlyFor: happened.every(isTeams) ? insideOnly : undefined }),
})
